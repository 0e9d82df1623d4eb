const unsafe = /^(?:javascript|data|vbscript):/i;
const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** Removes characters that browsers ignore before a scheme, so that they cannot hide a script. */
function withoutInvisible(address: string): string {
  return Array.from(address)
    .filter((character) => character.charCodeAt(0) > 0x20 && character !== '\u007f')
    .join('');
}

/** Completes a typed address: a bare host gets `https://`. Returns null for a script. */
export function safeWebsite(typed: string): string | null {
  const website = typed.trim();
  if (unsafe.test(withoutInvisible(website))) return null;
  if (website === '' || hasScheme.test(website)) return website;
  return `https://${website.replace(/^\/+/, '')}`;
}
