/** Whether a cookie of this name is set; false where cookies are refused. */
export function hasCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
  } catch {
    return false;
  }
}
