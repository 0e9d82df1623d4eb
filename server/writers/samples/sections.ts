import { linesOf, textsOf } from './texts.ts';

/** Sections by the type of their idea: a line for each, with semicolons between its sentences. */
const texts: Readonly<Record<string, string>> = {
  BLOG_POST: `
The oven is lit while the street is still asleep.; By the time the first café unlocks its door, the trays have already cooled.; Nobody sees this hour, and everybody tastes it.
A loaf has its own timetable, and a van has to follow it.; Whoever loads the crates first thinks of the last stop.; That is why the route begins on a table with a pencil.
Guests seldom ask where their bread comes from.; They notice when it crackles.; A short line on the menu is enough to start the conversation.
Leftovers are mostly a question of timing.; Ordering in the evening leaves room for what the day has shown.; A smaller basket that is filled twice looks better than a large one that is half empty.
It begins with a call and a bag of samples.; Taste them with the people who serve them.; What nobody talks about after breakfast need not be ordered.`,
  INFOGRAPHIC: `
Thick crust: soups and stews.; Fine crumb: butter and jam.
Left to right: dough, oven, crate, counter.; An arrow shows where the waiting happens.
One colour for the bakery, another for the café.; Where both meet, somebody signs.
Spring is light, winter is dark and spiced.; Each box has room for a card.`,
  EBOOK: `
Customers do not want everything that a bakery can bake.; They want to find what they came for, and to be tempted once.; A short list with good photographs does both.; Begin with the loaves that are missed when they are sold out.
Light from a window is the best lamp a bakery has.; Cut the loaf and show what is inside.; A cloth, a board and a hand say more than a decorated table.; Take the photograph before the shop opens.
An order becomes dough only when somebody reads it in time.; So the list has to be closed at an hour that everybody knows.; Whoever shapes the loaves sees the total, and whoever packs sees the names.; Nothing is copied by hand.
A van is not the only way to a doorstep.; Neighbours who bake can share a round.; A bicycle reaches the old town sooner than anything with a motor.; What matters is that somebody is at the door.
In the first week, sell to those who know you.; In the second, ask them what was missing.; Then change one thing and leave the rest alone.; A month is enough to see what returns.`,
};

/** The sections for an idea of a type; for a type that only the server knows, those of an article. */
export const sectionsFor = (type: string): readonly (readonly string[])[] =>
  textsOf(texts[type] ?? texts['BLOG_POST'] ?? '').map(([line = '']) => linesOf(line));
