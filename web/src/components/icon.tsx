/** The few signs the app draws itself, as strokes on a square of 24. */
const ICONS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  back: 'M15 4l-8 8 8 8',
  forward: 'M9 4l8 8-8 8',
  down: 'M5 9l7 7 7-7',
} as const;
export type IconName = keyof typeof ICONS;

export interface IconProps {
  readonly icon: IconName;
  readonly size?: number;
}

export const Icon = ({ icon, size = 24 }: IconProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" fill="none" stroke="currentColor">
    <path d={ICONS[icon]} stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
);
