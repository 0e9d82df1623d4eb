import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { knownPart } from '#components/lazy/part.ts';
import { useWantedPart } from '#components/lazy/usePart.ts';
import { t } from '#domain/words/translate.ts';
import type { HomeParts } from './homeParts.ts';

const homePart = knownPart(async () => (await import('./homeParts.ts')).homeParts);

const Room = styled.div`
  min-height: var(--room);
`;

export interface HomePartProps {
  /** The height in pixels kept until the part has loaded. */
  room: number;
  children: (parts: HomeParts) => ReactNode;
}

function Waiting({ room, children, onFail }: HomePartProps & { onFail: () => void }) {
  const parts = useWantedPart(homePart, onFail);
  return parts ? children(parts) : <Room style={{ ['--room' as string]: `${room}px` }} />;
}

/** A part of the dashboard that loads after the campaign choice is shown. */
export function HomePart(props: HomePartProps) {
  const [hasFailed, setFailed] = useState(false);
  return hasFailed ? (
    <ErrorNotice onRetry={() => setFailed(false)}>{t('dashboard.mapFailed')}</ErrorNotice>
  ) : (
    <Waiting {...props} onFail={() => setFailed(true)} />
  );
}
