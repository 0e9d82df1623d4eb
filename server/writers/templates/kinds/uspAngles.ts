/** One reason to choose a business. `{term}` is never the subject of a verb, because it may be singular or plural. */
interface Angle {
  readonly titles: readonly [string, string];
  readonly descriptions: readonly [string, string];
  readonly values: readonly [string, string];
}

/** The reasons, each with two wordings of every part. */
export const angles: readonly Angle[] = [
  {
    titles: ['{term} without the wait', 'Quick off the mark with {term}'],
    descriptions: [
      '{name} answers every request about {term} on the same working day and keeps it moving.',
      'From first message to finished job, {name} cuts the waiting time for {term}.',
    ],
    values: [
      'Less waiting and fewer reminders, so that {audience} can get on with their day.',
      'A clear date from the start, and a team that keeps it.',
    ],
  },
  {
    titles: ['Specialists in {term}', 'Real depth in {term}'],
    descriptions: [
      '{name} does not try to be everything to everyone: its experience lies in {term}.',
      'Years of hands-on work with {term} mean that {name} has seen most problems before.',
    ],
    values: [
      'Advice from people who know the subject, not from a script.',
      'Fewer wrong turns, because the usual mistakes are known in advance.',
    ],
  },
  {
    titles: ['Clear prices for {term}', 'No surprises on the bill for {term}'],
    descriptions: [
      '{name} says what {term} will cost before the work begins, and the invoice says the same.',
      'Every quote for {term} lists what is included and what is not.',
    ],
    values: [
      'Budgets that hold, and no small print to worry about.',
      '{audience} can compare, decide and plan with a figure they can trust.',
    ],
  },
  {
    titles: ['Made for {audience}, starting with {term}', '{term} with {audience} in mind'],
    descriptions: [
      '{name} listens to {audience} first and shapes {term} around the way they work.',
      'Where others adapt a general offer, {name} built its {term} around the needs of {audience}.',
    ],
    values: [
      'Everything fits from day one, with nothing to work around.',
      'A partner who speaks the language of {audience}.',
    ],
  },
  {
    titles: ['{term} made simple', '{term} in a few easy steps'],
    descriptions: [
      '{name} takes the complicated parts of {term} off the table and leaves a few clear choices.',
      'One contact, one plan, one place to look: that is how {name} handles {term}.',
    ],
    values: [
      'Anyone can start today, without training and without a manual.',
      'Time saved every week, because nobody has to chase details.',
    ],
  },
  {
    titles: ['A named contact for {term}', 'People you can reach about {term}'],
    descriptions: [
      'Every customer of {name} has one person who knows their history and looks after {term}.',
      'Questions about {term} go to a person at {name}, not to a queue.',
    ],
    values: [
      'Nobody has to tell their story twice.',
      'Small worries are settled before they grow, in one short call.',
    ],
  },
  {
    titles: ['Quality you can see in {term}', '{term} to a higher standard'],
    descriptions: [
      '{name} checks every detail of {term} before a customer sees it, and puts right what is not right.',
      'Good materials, careful hands and a second pair of eyes stand behind {term} from {name}.',
    ],
    values: [
      'Results that last, and that {audience} are glad to show.',
      'Fewer complaints and fewer replacements over the years.',
    ],
  },
  {
    titles: ['{term} that can grow with you', 'Start small with {term}'],
    descriptions: [
      '{name} begins with what is needed now and adds to {term} when the time comes.',
      'Scale {term} up in a busy season and down again after it: {name} plans for both.',
    ],
    values: [
      'No need to buy more than today calls for.',
      'Growth without a change of partner half-way.',
    ],
  },
  {
    titles: ['{term} with results you can follow', 'See what {term} can do for you'],
    descriptions: [
      '{name} agrees on a goal for {term} beforehand and reports against it in plain words.',
      'Customers see where things stand with {term} at any time, good news or bad.',
    ],
    values: [
      'Decisions rest on facts rather than on hope.',
      '{audience} can show their own managers what the money achieved.',
    ],
  },
  {
    titles: ['Dependable {term}, every time', '{term} you can plan around'],
    descriptions: [
      '{name} keeps reserves for busy days, so that {term} can be relied on when it counts.',
      'The same care on the hundredth order as on the first: that is what {name} promises with {term}.',
    ],
    values: [
      'Peace of mind, even in the busiest week of the year.',
      'One thing fewer for {audience} to keep an eye on.',
    ],
  },
  {
    titles: ['A lighter footprint for {term}', 'Responsible choices in {term}'],
    descriptions: [
      '{name} looks at every step of {term} for waste that can be avoided.',
      'Local partners and longer use come first when {name} plans {term}.',
    ],
    values: [
      'A good conscience that does not cost extra.',
      'An answer ready when customers ask {audience} about sustainability.',
    ],
  },
  {
    titles: ['Try {term} before you commit', 'No strings attached to {term}'],
    descriptions: [
      '{name} lets new customers get to know {term} on a small scale, without a long contract.',
      'A short trial of {term} shows what {name} can do before anyone signs.',
    ],
    values: [
      'No risk in finding out whether it fits.',
      'Trust is earned month by month, not tied down for years.',
    ],
  },
];
