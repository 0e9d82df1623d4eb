/** Whether a cookie of this name is set; false where cookies are refused. */
export function hasCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
  } catch {
    return false;
  }
}

/** Takes a cookie of the whole site away. */
export function dropCookie(name: string): void {
  try {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  } catch {
    // Where cookies are refused there is none to take away.
  }
}
