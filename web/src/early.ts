// Runs before the first paint and shares no code with the app, so that it stays one small classic script.
{
  const stored = (): Record<string, unknown> => {
    try {
      return JSON.parse(localStorage.getItem('windroos.settings') ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const prefers = (query: string): boolean => matchMedia(query).matches;
  const { theme, contrast, size, language } = stored();
  const { dataset } = document.documentElement;
  const dark = theme === 'evening' || (theme !== 'paper' && prefers('(prefers-color-scheme: dark)'));
  const more = contrast === 'more' || (contrast !== 'normal' && prefers('(prefers-contrast: more)'));
  dataset.theme = dark ? 'evening' : 'paper';
  dataset.contrast = more ? 'more' : 'normal';
  dataset.size = size === 'large' || size === 'largest' ? size : 'normal';
  if (language === 'en') document.documentElement.lang = 'en';
}
