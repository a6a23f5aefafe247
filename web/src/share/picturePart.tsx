import { useState } from 'preact/hooks';
import { saveFile } from '../app/files.ts';
import { Button } from '../components/button.tsx';
import { shareWords } from '../messages/share.ts';
import { pngFile } from './pictureFile.ts';
import { usePictureUrl } from './useShared.ts';

export interface PicturePartProps {
  readonly svg: string | null;
  readonly first: boolean;
}

const canSendFiles = (): boolean => {
  const probe = new File([''], 'x.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
};

const save = (file: File): void => saveFile(file.name, file.type, file);
const send = (file: File): void => {
  void navigator.share({ files: [file] }).catch(() => undefined);
};

/** The share card, with its own words as its name. */
export const PicturePart = ({ svg, first }: PicturePartProps) => {
  const t = shareWords();
  const url = usePictureUrl(svg);
  const [failed, setFailed] = useState(false);
  const withFile = async (use: (file: File) => void): Promise<void> => {
    const file = svg === null ? null : await pngFile(svg, `${t.file}.png`);
    setFailed(file === null);
    if (file !== null) use(file);
  };
  if (svg === null) return <p class="quiet">{t.noPicture}</p>;
  const title = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '';
  return (
    <section class="share-part">
      <h3>{t.picture}</h3>
      {url !== undefined && (
        <img class="share-picture" src={url} alt={t.pictureName(title)} width={1200} height={630} />
      )}
      <div class="share-buttons">
        {canSendFiles() && (
          <Button kind={first ? 'primary' : 'plain'} onClick={() => void withFile(send)}>
            {t.sendPicture}
          </Button>
        )}
        <Button kind={first && !canSendFiles() ? 'primary' : 'plain'} onClick={() => void withFile(save)}>
          {t.save}
        </Button>
      </div>
      {failed && <p class="share-said">{t.pictureFailed}</p>}
    </section>
  );
};
