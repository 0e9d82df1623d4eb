import BookOpen from 'lucide-react/icons/book-open';
import ChartPie from 'lucide-react/icons/chart-pie';
import FileText from 'lucide-react/icons/file-text';
import { Badge } from '#components/Badge/Badge.tsx';
import { contentTypeLabel } from '#domain/content/contentIdeaForm.ts';

const icons = { BLOG_POST: FileText, INFOGRAPHIC: ChartPie, EBOOK: BookOpen };

/** The type of an idea with its icon. Types that only the server knows get the icon of a text. */
export function ContentTypeBadge({ type }: { type: string }) {
  const Icon = Object.entries(icons).find(([known]) => known === type)?.[1] ?? FileText;
  return (
    <Badge tone="info" icon={<Icon size={12} aria-hidden />}>
      {contentTypeLabel(type)}
    </Badge>
  );
}
