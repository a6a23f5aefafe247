/** Gives the reader a file; it never leaves the device. */
export const saveFile = (name: string, type: string, content: string | Blob): void => {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
