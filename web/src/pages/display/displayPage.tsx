import { LANGUAGES, type Language } from '@windroos/texts';
import type { TileId } from '@windroos/tiles';
import { isHighContrast, isLargePrint } from '../../app/appearance.ts';
import { changeSettings, LETTERS, SIZES, settings, THEMES } from '../../app/settings.ts';
import { useTitle } from '../../app/title.ts';
import { Mat } from '../../components/mat.tsx';
import { Options } from '../../components/options.tsx';
import { Switch } from '../../components/switch.tsx';
import { TileRow } from '../../components/tileRow.tsx';
import { displayWords } from '../../messages/display.ts';
import { YourData } from './yourData.tsx';
import './displayPage.css';

export const frame = 'site';

const SAMPLE: readonly (readonly TileId[])[] = [['k6', 'b7', 't5', 'wE']];

const SampleTiles = () => <TileRow sets={SAMPLE} width={52} name={displayWords().sample} />;

/** Four tiles under a choice, which change with it. */
const OnTable = () => (
  <Mat>
    <div class="sample">
      <SampleTiles />
    </div>
  </Mat>
);

/** A table is the same by day and at night: the theme shows on the page around the tiles. */
const OnPage = () => (
  <div class="sample sample-page">
    <SampleTiles />
  </div>
);

const ThemeChoice = () => {
  const t = displayWords();
  return (
    <Options
      title={t.theme.title}
      across
      options={THEMES.map((value) => ({ value, label: t.theme[value], note: t.themeNotes[value] }))}
      value={settings.value.theme}
      onChange={(theme) => changeSettings({ theme })}
    />
  );
};

const ContrastChoice = () => {
  const t = displayWords();
  return (
    <Switch
      label={t.contrast}
      note={t.contrastNote}
      on={isHighContrast.value}
      onChange={(on) => changeSettings({ contrast: on ? 'more' : 'normal' })}
    />
  );
};

const SizeChoice = () => {
  const t = displayWords();
  return (
    <>
      <Options
        title={t.size.title}
        across
        options={SIZES.map((value) => ({ value, label: t.size[value] }))}
        value={settings.value.size}
        onChange={(size) => changeSettings({ size })}
      />
      <p class="quiet">{t.sizeNote}</p>
    </>
  );
};

const IndexChoice = () => {
  const t = displayWords();
  const large = isLargePrint.value;
  return (
    <Switch
      label={t.index}
      note={large ? t.indexLarge : t.indexNote}
      on={settings.value.index || large}
      fixed={large}
      onChange={(index) => changeSettings({ index })}
    />
  );
};

const LettersChoice = () => {
  const t = displayWords();
  return (
    <Options
      title={t.letters.title}
      across
      options={LETTERS.map((value) => ({ value, label: t.letters[value], note: t.lettersNotes[value] }))}
      value={settings.value.letters}
      onChange={(letters) => changeSettings({ letters })}
    />
  );
};

const LanguageChoice = () => {
  const t = displayWords();
  return (
    <Options<Language>
      title={t.language.title}
      across
      options={LANGUAGES.map((value) => ({ value, label: t.language[value] }))}
      value={settings.value.language}
      onChange={(language) => changeSettings({ language })}
    />
  );
};

const CHOICES = [
  [ThemeChoice, OnPage],
  [ContrastChoice, OnTable],
  [SizeChoice, OnTable],
  [IndexChoice, OnTable],
  [LettersChoice, OnTable],
] as const;

export const Page = () => {
  const t = displayWords();
  useTitle(t.title);
  return (
    <div class="stack display-page">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <div class="display-choices">
        {CHOICES.map(([Choice, Sample], i) => (
          <section class="display-choice" key={i}>
            <div>
              <Choice />
            </div>
            <Sample />
          </section>
        ))}
        <section class="display-choice">
          <div>
            <LanguageChoice />
          </div>
        </section>
      </div>
      <YourData />
    </div>
  );
};
