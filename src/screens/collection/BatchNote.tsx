import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { color, font, shape, space } from '#components/theme/tokens.ts';
import { countsOf, type BatchHandle } from '#domain/batch.ts';
import { t } from '#domain/words/translate.ts';

const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${shape.radiusCard};
  background: ${color.raised};
  font-size: ${font(13)};
  ul {
    max-height: 160px;
    overflow: auto;
    color: ${color.danger};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > :first-child {
    margin-right: auto;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`;

export interface BatchNoteProps<Row> {
  handle: BatchHandle<Row>;
  words: 'general.batchAdded' | 'general.batchDeleted';
  labelOf: (row: Row) => string;
}

/** How far a batch is, which rows failed and why, and the ways to hold, stop or retry it. */
export function BatchNote<Row>({ handle, words, labelOf }: BatchNoteProps<Row>) {
  const { batch, actions } = handle;
  if (batch.status === 'idle') return null;
  const { done, failed, of } = countsOf(batch);
  const progress = t(words, { done, of });
  const isUnderWay = batch.status === 'running' || batch.status === 'paused';
  return (
    <Root aria-label={progress}>
      <Line>
        <span role="status">
          {progress}
          {failed > 0 ? ` · ${t('general.batchFailed', { count: failed })}` : null}
        </span>
        {batch.status === 'running' ? (
          <Button size="small" onClick={actions.onPause}>
            {t('general.pause')}
          </Button>
        ) : null}
        {batch.status === 'paused' ? (
          <Button size="small" onClick={actions.onResume}>
            {t('general.resume')}
          </Button>
        ) : null}
        {batch.status === 'finished' && failed > 0 ? (
          <Button size="small" onClick={actions.onRetryFailed}>
            {t('general.retryFailed')}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={actions.onStop}>
          {t(isUnderWay ? 'general.stop' : 'general.dismiss')}
        </Button>
      </Line>
      <ProgressBar label={progress} value={done + failed} max={of} />
      {failed > 0 ? (
        <ul>
          {batch.rows.map(({ row, state }) =>
            state.status === 'failed' ? (
              <li key={labelOf(row)}>
                {labelOf(row)}: {state.message}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </Root>
  );
}
