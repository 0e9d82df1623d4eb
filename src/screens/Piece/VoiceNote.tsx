import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import type { PieceVoice } from '#contracts/pieceVoice.ts';
import type { Section } from '#domain/content/section.ts';
import { lengths, remarkText, voiceRemarks } from '#domain/content/voice.ts';
import { t } from '#domain/words/translate.ts';
import { later } from '../page/later.tsx';

const UnwantedWordsLater = later(() => import('./UnwantedWords.tsx'), 'UnwantedWords');

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  max-width: 720px;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusControl};
  font-size: ${font(13)};
  overflow-wrap: anywhere;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
  h2 {
    font-size: ${font(13)};
    font-weight: 600;
  }
  p {
    color: ${color.muted};
  }
  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: ${space(2)};
  }
  li > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.warning};
  }
`;

export interface VoiceNoteProps {
  sections: readonly Section[];
  voice: PieceVoice;
}

/** How a piece sounds beside the own website, in figures, and the words to avoid (D99). */
export function VoiceNote({ sections, voice }: VoiceNoteProps) {
  const { site, unwanted, onUnwantedChange } = voice;
  const [isOpen, setOpen] = useState(false);
  const remarks = useMemo(() => voiceRemarks(sections, site, unwanted), [sections, site, unwanted]);
  const { own, site: there } = useMemo(() => lengths(sections, site), [sections, site]);
  const isLengthSaid = remarks.some(({ kind }) => kind === 'long' || kind === 'short');
  return (
    <Root aria-labelledby="piece-voice">
      <header>
        <h2 id="piece-voice">{t('piece.voice')}</h2>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('piece.voice.words')}
        </Button>
      </header>
      {own === undefined || isLengthSaid ? null : (
        <p>
          {there === undefined
            ? t('piece.voice.length', { own })
            : t('piece.voice.lengths', { own, site: there })}
        </p>
      )}
      {remarks.length > 0 ? (
        <ul>
          {remarks.map((remark) => (
            <li key={remark.kind === 'unwanted' ? `unwanted ${remark.word}` : remark.kind}>
              <TriangleAlert size={14} aria-hidden />
              {remarkText(remark)}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? <UnwantedWordsLater words={unwanted} onChange={onUnwantedChange} /> : null}
    </Root>
  );
}
