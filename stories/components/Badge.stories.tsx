import Sparkles from 'lucide-react/icons/sparkles';
import { Badge } from '#components/Badge/Badge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'BLOG POST' },
});

export const Playground = meta.story();

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>BLOG POST</Badge>
      <Badge tone="accent" icon={<Sparkles size={12} aria-hidden />}>
        New
      </Badge>
      <Badge tone="info">Draft</Badge>
      <Badge tone="success">Ready</Badge>
      <Badge tone="warning">Waiting</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge shape="pill">grass-fed wool</Badge>
    </div>
  ),
});

/** A text longer than its container ends in an ellipsis. */
export const LongContent = meta.story({
  render: () => (
    <div style={{ width: 160 }}>
      <Badge shape="pill">sustainable wool suppliers in the northern counties</Badge>
    </div>
  ),
});
