// Draws the icons of the app from our own rose: npm run icons -w web
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { roseSvg } from '@windroos/tiles';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../build/chromium.ts';

const FOLDER = fileURLToPath(new URL('../public/icons/', import.meta.url));

const inner = roseSvg().replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** `reach` is how much of the square the rose takes; a maskable icon may lose its corners. */
const iconSvg = (reach: number, radius: number): string => {
  const at = (240 * (1 - reach)) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><title>Windroos</title>',
    `<rect width="240" height="240" rx="${radius}" fill="#FFFBF2"/>`,
    `<g transform="translate(${at} ${at})scale(${reach})">${inner}</g>`,
    '</svg>',
  ].join('');
};

const ROUNDED = iconSvg(0.86, 52);
const ICONS = [
  { name: 'windroos-192.png', size: 192, svg: ROUNDED },
  { name: 'windroos-512.png', size: 512, svg: ROUNDED },
  { name: 'windroos-180.png', size: 180, svg: iconSvg(0.8, 0) },
  { name: 'windroos-maskable-512.png', size: 512, svg: iconSvg(0.66, 0) },
] as const;

const draw = async (browser: Browser, svg: string, size: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
};

await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}windroos.svg`, `${iconSvg(0.86, 52)}\n`);
const browser = await launchChromium();
for (const { name, size, svg } of ICONS) await writeFile(FOLDER + name, await draw(browser, svg, size));
await browser.close();
