import { Link } from 'react-router-dom';
import type { AnchorProps } from '#components/Link/linkContext.ts';

/** The router's link, in the shape the kit asks for. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />;
}
