import type { Files } from './files.ts';
import type { Names } from './names.ts';

const source = ({ pascal }: Names) => `import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font } from '../theme/tokens.ts';

const Root = styled.div\`
  color: \${color.text};
  font-size: \${font(14)};
  &[data-tone='quiet'] {
    color: \${color.muted};
  }
\`;

export interface ${pascal}Props {
  children: ReactNode;
  /** How loud it is. */
  tone?: 'plain' | 'quiet';
}

/** Say here in a sentence what it is for. */
export function ${pascal}({ children, tone = 'plain' }: ${pascal}Props) {
  return <Root data-tone={tone}>{children}</Root>;
}
`;

const stories = ({ pascal }: Names) => `import { expect } from 'storybook/test';
import { ${pascal} } from '#components/${pascal}/${pascal}.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/${pascal}',
  component: ${pascal},
  args: { children: 'Sourdough bread' },
});

export const Playground = meta.story();

export const Quiet = meta.story({
  args: { tone: 'quiet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sourdough bread')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: { children: 'Sourdough bread, baked before sunrise and delivered by bicycle. '.repeat(8) },
});
`;

/** What a new component of the kit consists of. */
export function componentFiles(names: Names): Files {
  return {
    [`src/components/${names.pascal}/${names.pascal}.tsx`]: source(names),
    [`stories/components/${names.pascal}.stories.tsx`]: stories(names),
  };
}
