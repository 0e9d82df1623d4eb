const unsafe = /^(?:javascript|data|vbscript):/i;
const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** What a browser drops from an address before reading its scheme: a script must not hide behind it. */
function withoutInvisible(address: string): string {
  return Array.from(address)
    .filter((character) => character.charCodeAt(0) > 0x20 && character !== '\u007f')
    .join('');
}

/** The address meant by what was typed: a bare host gets `https://`. Null for what would run as a script. */
export function safeWebsite(typed: string): string | null {
  const website = typed.trim();
  if (unsafe.test(withoutInvisible(website))) return null;
  if (website === '' || hasScheme.test(website)) return website;
  return `https://${website.replace(/^\/+/, '')}`;
}
