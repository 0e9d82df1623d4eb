import { gateRedirect } from '../onboarding/onboarding.ts';
import { ruleOf, type RoutePath } from './routes.ts';

/** Where people go from a page: on with the setup, or to the other pages of the campaign they are in. */
const onward: Readonly<Partial<Record<RoutePath, readonly RoutePath[]>>> = {
  '/business-info': ['/usps'],
  '/usps': ['/icps'],
  '/icps': ['/geos'],
  '/geos': ['/dashboard'],
  '/dashboard': ['/keyword-research', '/target-companies'],
  '/keyword-research': ['/content-research'],
  '/content-research': ['/keyword-research'],
  '/target-companies': ['/prospects'],
  '/prospects': ['/email-variations', '/target-companies'],
  '/email-variations': ['/prospects'],
};

/** The likely next pages, the likeliest first. */
export const onwardFrom = (path: RoutePath): readonly RoutePath[] => onward[path] ?? [];

/** True where the gate of a page lets somebody in who has come this far (D10). */
export function mayOpen(path: RoutePath, progress: Parameters<typeof gateRedirect>[1]): boolean {
  const { requires } = ruleOf(path);
  return requires === undefined || gateRedirect(requires, progress) === undefined;
}
