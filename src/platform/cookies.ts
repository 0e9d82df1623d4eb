/** Whether a cookie of this name is set; false where cookies are refused. */
export function hasCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));
  } catch {
    return false;
  }
}

/** Removes a cookie of the whole site. */
export function deleteCookie(name: string): void {
  try {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  } catch {
    // When cookies are refused, there is none to remove.
  }
}
