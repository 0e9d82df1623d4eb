import { levelIn } from '#domain/insights/level.ts';
import { linesOf, textsOf } from './texts.ts';

/** Selling points of Crumb & Co, an invented business that sells and delivers for independent bakeries. */
export const usps = textsOf(`
Baked at night, on the table at breakfast | Crumb & Co collects bread straight from the oven and brings it to cafés before they unlock their doors. | Guests taste the difference between fresh and warmed up.
One order, many bakeries | Sourdough from one baker, croissants from another, cakes from a third: everything is in the same basket and on the same van. | A café gets the best of the neighbourhood and signs for one delivery.
A web shop that bakers do not have to look after | Crumb & Co builds the shop, takes the photographs, answers the messages and prints the list for the night shift. | Bakers sell online and still spend their day with flour on their hands.
Order what you need, even if it is six rolls | Small orders ride along on routes that are driven anyway. | Less bread is left over in the evening, and no shelf stays empty at noon.
Subscriptions that bend with the week | A café sets its weekly order once and changes it with two taps when the sun comes out or the school holidays begin. | The regular order runs by itself without becoming a burden.
Gift boxes with a baker’s name on them | Every box tells who baked it, what is in it and how it tastes best on the next morning. | A present that people talk about after the last crumb is gone.
Somebody who picks up the phone | When a tray goes missing, a person at Crumb & Co finds it, and calls back before the guests ask. | A bad morning stays a small problem.
The van that never drives empty | Bakeries share their delivery rounds, and empty crates travel back on the same trip. | Fewer vans in narrow streets, and a delivery that pays for a small bakery.
Bread with a story to tell | Each loaf comes with a line about its flour, its baker and its rest, ready to be copied onto a menu. | Waiters have an answer when guests ask where the bread is from.
Try a bakery for a week | New customers taste their way through several bakeries before they settle on a regular order. | The decision is made by the guests, not by a brochure.
Cakes that arrive as they left | Crates, shelves and routes are made for cream and glaze, so that a cake survives speed bumps and summer. | A pastry chef’s work is seen, not repaired.
One invoice at the end of the month | All bakeries, deliveries and returned crates are on one page that a bookkeeper understands. | The evening with a shoebox full of receipts is over.
`).map(([title = '', description = '', valueProposition = '']) => ({
  title,
  description,
  valueProposition,
}));

export const icps = textsOf(`
Independent bakeries without a web shop | Family bakeries with a loyal street and a telephone that rings while hands are in the dough. They want to sell online without becoming an online shop. | Orders are written on slips of paper, and some get lost; Nobody has time to answer messages before noon; Neighbours know the bakery, the next district does not | Take orders while everybody sleeps; Know in the evening what to bake at night; Reach cafés beyond walking distance
Neighbourhood cafés with regulars | Owner-run cafés where breakfast decides about the day. They choose bread with care and throw none of it away gladly. | The wholesaler comes early, but with yesterday’s bread; Too much is left over when it rains; Minimum orders are made for larger kitchens | Serve bread that guests ask about; Order for tomorrow after seeing today; Deal with one delivery instead of four
Small hotels that live by their breakfast | Hotels whose reviews mention the breakfast before the beds. They look for bakers with a name and for a delivery they can sleep through. | Occupancy changes after the bread was ordered; Industrial rolls spoil an otherwise lovely buffet; The night porter has to let three suppliers in | Put the region on the breakfast table; Change the order until late in the evening; Have everything in the kitchen before the first guest is up
Office managers who host breakfasts | People who look after a team’s kitchen and its celebrations. They need something good on the table without a morning of errands. | Supermarket pastries disappoint everybody politely; Numbers change until the evening before; Receipts from five shops for one breakfast | Order once and forget about it; Think of vegans and allergies without a spreadsheet; Make Monday mornings a little kinder
Restaurants that want to stop baking | Kitchens that bake their own bread out of pride and with a heavy heart, because the oven is needed for something else. | Dough occupies the oven and the first hours of the shift; The one colleague who bakes well is ill or on holiday; Bought bread must not taste bought | Find a loaf that is worthy of the menu; Give the bakers’ hours back to the kitchen; Name the bakery with pride
Farm shops and delicatessens | Shops where people come for cheese and leave with a full basket. Bread is the reason to return twice a week. | Good bakeries do not deliver to the edge of the town; An empty bread shelf costs more than the bread; Every bakery has its own order form | Offer a different loaf each day of the week; Sell out in the late afternoon, not at lunchtime; Tell customers who baked it
Young bakers who have just opened | Talented people with a new oven, a first lease and a long list. They need customers before they need a brand manual. | The ovens stand still after the morning rush; Cafés do not know them yet; A van of their own is out of reach | Win a few regular customers for the quiet hours; Be found by people who look for real bread; Grow without working through every night
Event caterers with full weekends | Caterers who feed weddings on Saturday and a congress on Monday. Bread has to arrive where the guests are, and on time. | Each venue has another address and another gate; Large orders come at short notice; Weekend deliveries are hard to find | Send one list and get everything in one crate; Rely on a person who answers on Saturdays; Surprise guests with something local
Schools and nurseries with their own kitchen | Kitchens that cook for children and answer to parents. They want honest bread and lists of what is in it. | Ingredients are hard to find out; Soft rolls are popular, good ones are rare; Budgets are fixed long in advance | Serve bread that children finish; Have allergens at hand for every loaf; Plan a whole term in one go
Companies that send gifts with a meaning | Teams who thank their customers at the end of the year and do not want to send another bottle of wine. | Presents look alike and are soon forgotten; Addresses arrive in the last week; Fresh things are said to be impossible to send | Send something people share at the table; Hand over a list of addresses and be done; Support small businesses nearby
Bakeries with a second shop | Bakeries that have grown by one shop and now count trays in two places. They look for order before they look for growth. | One shop sells out while the other gives away; Trays travel in private cars; Special orders end up at the wrong counter | See the orders of both shops on one page; Use one delivery round for everything; Let customers choose where to collect
People who love a weekend breakfast | Households that plan their Saturday around bread. They order on Friday evening and want to stay in their slippers. | The good bakery has a queue around the corner; The favourite loaf is gone by nine; Delivery services bring everything except real bread | Wake up to a warm paper bag at the door; Discover another bakery now and then; Know the people behind the loaf
`).map(([title = '', description = '', painPoints = '', goals = '']) => ({
  title,
  description,
  painPoints: linesOf(painPoints),
  goals: linesOf(goals),
}));

/** Markets of Crumb & Co. Nobody knows the sizes and growth rates of an invented business’s markets. */
export const geographies = textsOf(`
Bristol, United Kingdom | Medium | Begin at home: win one street of cafés after the other, and let each delivery bag carry the name of the bakery.
Bath and the Cotswolds, United Kingdom | Low | Small hotels and tea rooms first. Lead with breakfast, and show the bakers’ faces rather than the vans.
Cardiff, United Kingdom | Low | Ask two well-loved bakeries to join before talking to cafés. A local name on the box opens more doors than an advertisement.
Devon and Cornwall, United Kingdom | Medium | Follow the season: holiday homes and beach cafés need bread most when bakeries have the fewest hands.
Birmingham, United Kingdom | Medium | Offices are the way in. Offer a Monday breakfast to a few large buildings and plan the first route around them.
Oxford, United Kingdom | Medium | College kitchens order early and regularly. Use their term as the backbone of a route and add cafés along it.
Greater Manchester, United Kingdom | High | Do not try to cover the city. Choose one quarter with many independent cafés and become its bread van.
Edinburgh, United Kingdom | Medium | Delicatessens and small hotels value a story. Bring the bakers along to the first tasting.
Greater London, United Kingdom | High | Wait until the routes at home run by themselves. Then begin in one borough, together with bakeries that are known there.
Leeds and York, United Kingdom | Low | Farm shops connect the two towns. Let them share one route, and win the cafés in between.
Dublin, Ireland | Medium | Look for a partner who already drives at night. Bread travels well as company for milk and flowers.
Belfast, United Kingdom | Low | Start with gift boxes at the end of the year. They introduce the bakeries before the first café is asked.
`).map(([region = '', level = '', recommendation = '']) => ({
  region,
  marketSize: '',
  growthRate: '',
  competitionLevel: levelIn(level) ?? 'Medium',
  recommendation,
}));
