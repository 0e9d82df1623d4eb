/** Follows a link as a click on it would, without leaving the page: for `mailto:` and downloads. */
function follow(href: string, download?: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener noreferrer';
  if (download !== undefined) link.download = download;
  link.click();
}

/** Hands a file to the person. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  follow(url, name);
  URL.revokeObjectURL(url);
}
