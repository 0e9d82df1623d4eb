import type { SuggestedLetter, SuggestedPerson } from '../writer.ts';
import { linesOf, textsOf } from './texts.ts';

/** People to write to at any company. Their names are not known, and none is invented (D72). */
export const people: readonly SuggestedPerson[] = linesOf(
  `Head of Purchasing; General Manager; Food and Drink Manager; Operations Manager; Head Chef;
Guest Experience Manager; Marketing Manager; Events Manager; Office Manager`,
).map((role) => ({ name: '', role }));

const letterTexts = textsOf(`
Fresh bread for {company} | What is on the bread plate at {company} on an ordinary Tuesday morning? We work with small bakeries that would love to answer that question with you. | They bake at night, we collect from the oven and deliver before the doors open. Orders can be changed until late in the evening, and small ones are welcome. | Shall I bring a basket to taste? It does not take long, and you keep the basket.
A short question about your bread | As {role} you probably know better than anybody how much bread is left over at {company} on a rainy day, and how little on a sunny one. | Our bakeries deliver what is ordered the evening before, without a minimum. Would it help to decide a day later than you do now? | A simple yes or no is enough, and I will take it from there.
One van instead of four, for {company} | Croissants from one supplier, loaves from another, cakes from a third: somebody has to be there to sign for each of them. | We bring everything from several independent bakeries in one delivery, with one invoice at the end of the month. For the team at {company} that could mean a calmer start to the morning. | Whom may I show what such a delivery looks like?
The baker behind the bread | Guests like to know where their food comes from. With us, {company} could print the name of the bakery on the menu, and a line about the flour and the night shift. | I have put together a page with the stories of a few bakers. As {role} you may see at once which of them fits. | May I send it to you?
A week of tasting, nothing to sign | Choosing bread from a brochure is a poor idea, so here is another one: for a week, {company} gets a different bakery each morning, and your guests decide. | If nothing convinces them, we part as friends and you keep the recipes for what to do with the rest. | Which week would suit you?
My last letter about bread to {company} | I do not want to fill your inbox. If bread is not on your list as {role} at the moment, I understand that well. | Should a supplier let you down one morning, keep this letter: we know bakers who get up early, and we pick up the phone. | And if somebody else looks after this, I would be glad about a name.
`);

const followUpTexts = textsOf(`
One more thing about the bread for {company} | The bakers we work with now print on each bag which mill the flour comes from. Your guests could read it at the table. | As {role}, would you like to see such a bag?
Bread for the quiet days at {company} | What is left over in the evening goes back with us, and becomes the rusks that you find in the basket a day later. | Is that of use to you on quiet days?
`);

const filledWith = (all: readonly string[][], role: string, company: string) => {
  const filled = (text: string) =>
    text.replace(/\{role\}|\{company\}/g, (found) => (found === '{role}' ? role : company));
  return all.map((texts): SuggestedLetter => {
    const [subject = '', ...paragraphs] = texts.map(filled);
    const body = ['Hello there,', ...paragraphs, 'Best regards,\nDana Reyes\nCrumb & Co'];
    return { subject, body: body.join('\n\n') };
  });
};

export const letters = (role: string, company: string) => filledWith(letterTexts, role, company);

export const followUps = (role: string, company: string) =>
  filledWith(followUpTexts, role, company);
