/** A situation in which people look for a new supplier. */
export interface Situation {
  readonly title: string;
  readonly description: string;
  readonly pains: readonly string[];
  readonly goals: readonly string[];
  /** True for a situation of companies rather than people. */
  readonly isOfCompanies?: true;
}

/** The situations. Their wording fits any audience in the plural. */
export const situations: readonly Situation[] = [
  {
    title: 'Fast-growing {audience}',
    isOfCompanies: true,
    description:
      '{audience} whose demand has outgrown the way they used to work. With {term} from {name} a small team can keep up.',
    pains: [
      'More requests each month than the team can answer',
      'Makeshift processes that break under load',
    ],
    goals: ['Grow without hiring for every new task', 'Keep quality steady while volumes rise'],
  },
  {
    title: 'Cost-conscious {audience}',
    description:
      '{audience} {who} look at every invoice twice. With {name} they get {term} at a price they can defend.',
    pains: [
      'Rising costs that cannot be passed on',
      'Contracts with fees nobody remembers agreeing to',
    ],
    goals: [
      'Spend less without settling for less',
      'Replace fixed costs with costs that follow demand',
    ],
  },
  {
    title: '{audience} changing supplier',
    description:
      '{audience} {who} have been let down before and want proof this time. They come to {name} with clear questions about {term}.',
    pains: ['A current supplier who is slow to answer', 'Worry about gaps while changing over'],
    goals: [
      'Switch without a single missed day',
      'Have one person to call when something goes wrong',
    ],
  },
  {
    title: 'Newly founded {audience}',
    isOfCompanies: true,
    description:
      '{audience} in their first two years. They need {term} to work from day one, with little money and less time.',
    pains: ['No track record that opens doors', 'Every decision lands on the same desk'],
    goals: ['Look established from the first day', 'Make a few good decisions and move on'],
  },
  {
    title: 'Quality-minded {audience}',
    isOfCompanies: true,
    description:
      '{audience} {who} compete on quality and choose suppliers the same way. {name} convinces them with care in {term}.',
    pains: [
      'Standards that slip as soon as nobody checks',
      'Cheap alternatives that cost more in the end',
    ],
    goals: [
      'Be known for getting the details right',
      'Work with suppliers who share their standards',
    ],
  },
  {
    title: '{audience} with several locations',
    isOfCompanies: true,
    description:
      '{audience} {who} run more than one site and want the same result everywhere. They look to {name} for {term} across all of them.',
    pains: ['Each site does things its own way', 'No overview of what is spent where'],
    goals: ['One agreement for every location', 'Compare sites by the same measure'],
  },
  {
    title: '{audience} under new management',
    isOfCompanies: true,
    description:
      '{audience} where someone new has taken over and questions old habits. A good first impression of {name} counts more than history.',
    pains: [
      'Agreements inherited from the people before',
      'Pressure to show results in the first quarter',
    ],
    goals: ['Win something visible early on', 'Put reliable partners in place for the years ahead'],
  },
  {
    title: 'Seasonal {audience}',
    isOfCompanies: true,
    description:
      '{audience} {who} earn most of their year in a few months. They need {term} in step with the season.',
    pains: [
      'Too much to do in season, too little outside it',
      'Suppliers who ask for the same volume all year',
    ],
    goals: ['Be ready before the first busy week', 'Keep costs low in quiet months'],
  },
  {
    title: 'Sustainability-minded {audience}',
    isOfCompanies: true,
    description:
      '{audience} whose own customers ask where things come from. They want {term} they can explain with a good conscience.',
    pains: ['Green claims that are hard to check', 'Reports that take days to put together'],
    goals: ['Show progress that can be verified', 'Choose suppliers who cause less waste'],
  },
  {
    title: 'Time-poor {audience}',
    description:
      '{audience} {who} do three jobs at once. {name} wins them by making {term} a matter of minutes.',
    pains: ['Evenings spent on administration', 'Long meetings before anything happens'],
    goals: ['Get whole tasks off their desk', 'Decide in one short conversation'],
  },
  {
    title: '{audience} going digital',
    isOfCompanies: true,
    description:
      '{audience} {who} are moving from paper and phone to online tools. They want {term} from someone who explains each step.',
    pains: [
      'Information scattered over notebooks and inboxes',
      'Tools that were bought and never used',
    ],
    goals: ['See everything in one place', 'Bring the whole team along'],
  },
  {
    title: 'Community-minded {audience}',
    description:
      '{audience} {who} like to buy from people they know. For them {name} is more than a supplier of {term}.',
    pains: ['Anonymous providers who never visit', 'Money that leaves the region'],
    goals: ['Build relationships that last', 'Support businesses like their own'],
  },
  {
    title: 'First-time {audience}',
    description:
      '{audience} {who} have never bought {term} before and are afraid of choosing wrongly. {name} wins them with patience.',
    pains: ['Too many options and no way to compare them', 'Words that only insiders understand'],
    goals: ['Understand what they are paying for', 'Start small and see how it goes'],
  },
  {
    title: 'Well-informed {audience}',
    description:
      '{audience} {who} have read everything before they call. They expect {name} to know more about {term} than they do.',
    pains: ['Sales talk instead of answers', 'Providers who cannot explain their own method'],
    goals: ['Get straight answers to detailed questions', 'Make a choice they will not regret'],
  },
  {
    title: '{audience} {who} recommend others',
    description:
      '{audience} whose word carries weight with colleagues and friends. One good experience with {term} brings {name} the next customer.',
    pains: ['Recommendations that turned out badly', 'Being sold to after every order'],
    goals: [
      'Pass on a name without a second thought',
      'Be treated as a partner rather than as a number',
    ],
  },
];
