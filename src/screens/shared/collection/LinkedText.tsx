import { Link } from '#components/Link/Link.tsx';
import { linkedParts } from '#domain/mail/linkedParts.ts';

export interface LinkedTextProps {
  text: string;
}

/** A text from elsewhere whose web addresses can be followed: in a new tab that cannot reach back, and never as markup. */
export function LinkedText({ text }: LinkedTextProps) {
  return (
    <span>
      {linkedParts(text).map((part, index) =>
        part.kind === 'link' ? (
          // The grid is one Tab stop: links in its cells are reached with the arrows.
          <Link key={`${index} ${part.href}`} href={part.href} isExternal tabIndex={-1}>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
