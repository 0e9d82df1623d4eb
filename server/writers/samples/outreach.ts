import { levelIn } from '#domain/insights/level.ts';
import { termWithoutFigures } from '../writer.ts';
import { linesOf, textsOf } from './texts.ts';

export const targetCompanies = textsOf(`
Foxglove Kitchens | A restaurant group that brings regional cooking to the high street. | Opened a new restaurant beside the old market hall. | Wants to fill quiet weekday evenings and to name its producers on every menu.
Larkhill Hospitality | A hotel group that turns historic buildings into small design hotels. | Signed the lease for a hotel beside the main station. | Is about to rethink its breakfast, which guests praise less than its beds.
Rookwood Gatherings | An events company that organises festivals and open-air markets. | Announced a bread and cheese festival by the river. | Wants to make events less wasteful without making them duller.
Underhill Workspaces | A workspace operator with serviced offices above its own cafés. | Introduced a weekly breakfast for all its members. | Looks for partners who can serve every floor with one delivery.
Ironwood Market | A chain of small supermarkets with a focus on local producers. | Put its local shelf next to the entrance. | Needs a range that larger rivals do not carry, and bread that lasts until the evening.
Newhaven Restaurants | A family of neighbourhood restaurants, each with its own kitchen. | Stopped baking its own bread in the busiest of its kitchens. | Looks for a loaf that may stand on its tables without an apology.
Saffron Lane Cafés | Cafés in old corner shops that stay open until the last guest has finished reading. | Added a brunch that is served all day. | Would like to order in the evening for the next morning, shop by shop.
Bramble & Finch | A delicatessen with a long counter and a short list of trusted suppliers. | Began to pack hampers for companies. | Is looking for bakers whose names look good on a hamper.
Quayside Rooms | A hotel in a former warehouse, known for its views of the harbour. | Renovated its breakfast room. | Wants to change the bread order when the last guest has checked in.
Meadowbank Schools | A group of primary schools that cook for their pupils themselves. | Planted kitchen gardens in all its school yards. | Wants soft rolls with good ingredients, and a list of allergens for each of them.
Copperpot Catering | A caterer for weddings, board meetings and everything in between. | Moved into a larger kitchen. | Struggles with weekend deliveries to places that have no address.
Willow & Wren Tea Rooms | Tea rooms in villages that people drive to on a Sunday. | Reopened a tea room that had been closed for years. | Needs cakes that arrive as they have left the bakery.
Lanternhouse Studios | Film studios with a canteen that feeds crews at every hour. | Opened its canteen to the neighbourhood. | Looks for breakfast before dawn and for something sweet at midnight.
Orchard Row Farm Shops | Farm shops at the edge of town, with a butcher, a dairy and a small café. | Extended its opening hours into the evening. | Wants a different loaf each day and a shelf that is not empty at noon.
Tidewater Travel | An operator of ferries with a galley and a kiosk on every ship. | Asked its passengers what they would like to eat on board. | Is considering local bread in its kiosks for the next season.
`).map(([name = '', description = '', recentNews = '', initiatives = '']) => ({
  name,
  description,
  recentNews,
  initiatives,
}));

/** Search terms of Crumb & Co’s customers. Figures come only from a keyword source. */
export const keywords = linesOf(
  `bread delivery bristol; sourdough for restaurants; breakfast catering for offices; bakery gift box delivery;
wholesale bread for cafés; online shop for bakeries; bread subscription box; cake delivery same day;
local bakery delivery; pastries for meetings; artisan bread supplier; hotel breakfast supplier;
bread without minimum order; croissant delivery; bakery order app; rye sourdough online;
corporate gifts from local makers; vegan pastries delivery; fresh rolls for breakfast; bakery delivery software;
how to sell bread online; how to store sourdough; less food waste in cafés; bread for farm shops;
brioche buns wholesale; focaccia catering; weekend breakfast delivery; bakery route planning; gift for bread lovers;
cinnamon buns delivered; independent bakeries bristol; bread for school kitchens; wedding cake delivery;
gluten free bread delivery; bread tasting for teams; bakery subscription gift; night baking jobs bristol;
bread and cheese hamper; sandwich bread wholesale; breakfast hamper delivery; bakery web shop examples;
photographing bread; seeded loaf delivery; tea room cake supplier; christmas stollen gift; walnut bread online;
office fruit and pastries; bakery loyalty card; bread making class gift; picnic box delivery; brunch box for two;
scones for tea rooms; ciabatta wholesale; pretzels for events; bakery opening checklist; bread rolls for caterers;
farmhouse loaf delivery; sourdough starter gift; bakery photographs ideas; milk and bread delivery`,
).map((keyword) => termWithoutFigures(keyword, 'United Kingdom'));

export const contentIdeas = textsOf(`
A night with the bakers who bring your breakfast | BLOG_POST | High | Neighbourhood cafés with regulars | local bakery delivery; bread delivery bristol; fresh rolls for breakfast | The first tray: why the oven decides about the route; What happens between midnight and the first café; A baker on the loaf that guests underestimate; How to be on the route
Selling bread online: a handbook for bakeries with full hands | EBOOK | High | Independent bakeries without a web shop | how to sell bread online; online shop for bakeries; bakery order app | What customers want to order, and what they do not; Photographs that smell of bread; From the evening’s orders to the night’s dough; Delivery without a van of one’s own; A plan for the first month
How a hotel breakfast is remembered | BLOG_POST | Medium | Small hotels that live by their breakfast | hotel breakfast supplier; artisan bread supplier | What guests photograph on the buffet; Fewer kinds of bread, better chosen; Ordering after the last check-in
Which bread for which plate? | INFOGRAPHIC | Medium | Neighbourhood cafés with regulars | sourdough for restaurants; wholesale bread for cafés | Soup, cheese, eggs, jam; Crust and crumb in pictures; What to order for a brunch
Less left over: how cafés can order closer to the day | BLOG_POST | High | Neighbourhood cafés with regulars | less food waste in cafés; bread without minimum order | Where leftovers come from; A small table for the evening; Yesterday’s bread on today’s menu
From phone calls to a night list | INFOGRAPHIC | Low | Independent bakeries without a web shop | bakery order app; bakery delivery software | An order’s way today; An order’s way tomorrow; What stays with the baker
The breakfast book for small hotels | EBOOK | Medium | Small hotels that live by their breakfast | hotel breakfast supplier; fresh rolls for breakfast; croissant delivery | The region on one table; A buffet that still looks good at ten; Questions to ask a bakery; Cards for the table, to copy
How to store sourdough, and when to stop trying | BLOG_POST | Low | Neighbourhood cafés with regulars | how to store sourdough; rye sourdough online | Paper, linen or box; The oven’s second chance; Croutons, crumbs and puddings
Photographing bread with a telephone | BLOG_POST | Medium | Independent bakeries without a web shop | photographing bread; bakery web shop examples | Window light before opening; Show the crumb; Flour is not a decoration
A year of gift boxes: what to send when | INFOGRAPHIC | Medium | Companies that send gifts with a meaning | bakery gift box delivery; corporate gifts from local makers | Spring to winter in boxes; What travels well; Words for the card
Meet the baker: three letters from the night shift | BLOG_POST | Medium | Neighbourhood cafés with regulars | independent bakeries bristol; artisan bread supplier | Why they bake; The loaf they are proud of; Where to taste it
The office breakfast, solved | EBOOK | High | Office managers who host breakfasts | breakfast catering for offices; pastries for meetings; vegan pastries delivery | How much is enough; Vegans, allergies and the colleague who hates raisins; A table that invites people to stay; The order form, to copy
A cake’s journey, from whisk to table | INFOGRAPHIC | Low | Small hotels that live by their breakfast | cake delivery same day; tea room cake supplier | Cooling, crating, driving; Where cakes break; What to check at the door
Why our vans share their rounds | BLOG_POST | Medium | Independent bakeries without a web shop | bakery route planning; local bakery delivery | A street with four vans; One round for all; What it means for a small bakery
Bread on the menu: words for waiters | EBOOK | Low | Restaurants that want to stop baking | sourdough for restaurants; focaccia catering | A line for every loaf; Questions that guests ask; Naming the bakery
`).map(([title = '', type = '', value = '', targetIcp = '', terms = '', outline = '']) => ({
  title,
  type,
  keywords: linesOf(terms),
  targetIcp,
  outline: linesOf(outline),
  estimatedValue: levelIn(value),
}));
