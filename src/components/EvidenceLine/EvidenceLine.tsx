import ChevronDown from 'lucide-react/icons/chevron-down';
import Quote from 'lucide-react/icons/quote';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { useId, useState, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { foldedText } from './foldedText.ts';
import { Line, LineButton, RemarkButton } from './lineStyle.ts';

/** The number of characters in about two lines; longer quotes are folded. */
const longest = 120;

export interface EvidenceLineProps {
  /** Where the quote is from: 'From your website:'. */
  source: string;
  /** A text by somebody else, in any language and direction. */
  quote: string;
  /** The page that contains it; it opens in a new tab without access to this one. */
  href?: string | undefined;
  /** What the quote supports. Needed when its position does not show that. */
  subject?: string | undefined;
  /** Said of the quote in a few words: 'gone since 24 Nov'. */
  remark?: string | undefined;
  /** What more there is to say about it. The remark opens it. */
  detail?: ReactNode;
  labels: { readonly more: string; readonly less: string };
}

/** A remark on a quote. It is a button where there is more to say. */
function Remark({ text, detail }: { text: string; detail: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!detail) return <span className="remark"> · {text}</span>;
  return (
    <>
      {' '}
      <RemarkButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
        <ChevronDown size={12} aria-hidden />
      </RemarkButton>
      {isOpen ? <p id={id}>{detail}</p> : null}
    </>
  );
}

/** A quoted sentence as evidence, with its source. */
export function EvidenceLine({
  source,
  quote,
  href,
  subject,
  remark,
  detail,
  labels,
}: EvidenceLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const folded = foldedText(quote, longest);
  const said = (
    <>
      {source} <bdi dir="auto">“{isOpen ? quote : (folded ?? quote)}”</bdi>
    </>
  );
  return (
    <Line>
      <Quote size={12} aria-hidden />
      <div className="words">
        {subject === undefined ? null : <span className="subject">{subject} · </span>}
        {href === undefined ? (
          said
        ) : (
          <Link href={href} isExternal>
            {said}
            <SquareArrowOutUpRight size={11} aria-hidden />
          </Link>
        )}
        {folded === null ? null : (
          <LineButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? labels.less : labels.more}
          </LineButton>
        )}
        {remark === undefined ? null : <Remark text={remark} detail={detail} />}
      </div>
    </Line>
  );
}
