/** Clicks a link that does not leave the page: `mailto:` or a download. */
function follow(href: string, download?: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener noreferrer';
  if (download !== undefined) link.download = download;
  link.click();
}

/** Saves a text as a file. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  follow(url, name);
  URL.revokeObjectURL(url);
}
