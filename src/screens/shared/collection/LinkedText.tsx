import { Link } from '#components/Link/Link.tsx';
import { linkedParts } from '#domain/mail/linkedParts.ts';

export interface LinkedTextProps {
  text: string;
}

/**
 * A text from elsewhere whose web addresses are links. They open in a new tab without access to this one, and the text is
 * never parsed as markup.
 */
export function LinkedText({ text }: LinkedTextProps) {
  return (
    <span>
      {linkedParts(text).map((part, index) =>
        part.kind === 'link' ? (
          // The grid is one Tab stop: the links in its cells are reached with the arrow keys.
          <Link key={`${index} ${part.href}`} href={part.href} isExternal>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </span>
  );
}
