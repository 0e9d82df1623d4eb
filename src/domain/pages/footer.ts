const withoutBack = ['/business-info', '/target-companies', '/keyword-research'];
const withoutNext = ['/content-research', '/email-variations'];

/** True when a path is the prefix or lies below it; `/usps-archive` is not below `/usps`. */
const isUnder = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Which of the footer's two ways a page shows. */
export function footerRules(pathname: string): {
  readonly hasBack: boolean;
  readonly hasNext: boolean;
} {
  return {
    hasBack: !withoutBack.some((prefix) => isUnder(pathname, prefix)),
    hasNext: !withoutNext.some((prefix) => isUnder(pathname, prefix)),
  };
}
