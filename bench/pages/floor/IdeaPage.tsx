import { FloorPage } from './FloorPage.tsx';
import { useRows } from './useRows.ts';

/** Shows every content idea as a card. */
export function IdeaPage() {
  const { data = [] } = useRows('content-ideas/demo/getContentIdeas');
  return (
    <FloorPage title="Content Ideas">
      {data.map((idea) => (
        <article key={idea['contentideaid']}>
          <h2>{idea['title']}</h2>
          <p>{idea['type']}</p>
        </article>
      ))}
    </FloorPage>
  );
}
