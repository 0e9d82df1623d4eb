import { Link } from 'react-router-dom';
import type { AnchorProps } from '#components/Link/linkContext.ts';

/** The router's link, with the props that the kit expects. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
