/** One reason to write. Each has its own subject, so that three variations read as three ideas. */
export interface Approach {
  readonly subjects: readonly [string, string];
  readonly openings: readonly [string, string];
  /** True when the openings quote news of the company. */
  readonly needsNote?: true;
}

/**
 * The reasons to write, the strongest first. No sentence says what the sender or their customers have done, found or said:
 * that would be invented.
 */
export const approaches: readonly Approach[] = [
  {
    subjects: ['{company} and {term}', 'An idea for {company}'],
    openings: [
      'I read something about {company} that stayed with me: “{note}” As {role} you will know what is behind it.',
      '“{note}” That made me think of {company}, and of where {term} could fit in.',
    ],
    needsNote: true,
  },
  {
    subjects: ['A question about {term} at {company}', '{given}, a quick question'],
    openings: [
      'How does {company} handle {term} today? I ask because it often takes more time than it should.',
      'May I ask who looks after {term} at {company}? As {role} you probably know best where it could be easier.',
    ],
  },
  {
    subjects: ['Less work with {term}, {given}?', 'What others do about {term}'],
    openings: [
      'Most teams like yours did not plan to spend so much time on {term}. It grew, bit by bit.',
      'In a role like yours there is always something more urgent. I write about {term} all the same.',
    ],
  },
  {
    subjects: ['Three thoughts on {term} for {company}', 'Worth ten minutes, {given}?'],
    openings: [
      'There are three things that {company} could try with {term}. None of them needs a new budget.',
      'I have one suggestion about {term} for {company}, and it takes ten minutes to explain.',
    ],
  },
  {
    subjects: ['{name} and {company}', 'Introducing {name}'],
    openings: [
      'We have not met yet. I write on behalf of {name}, where we think about {term} every day.',
      'Let me introduce {name} in two sentences. We look after {term}, and we work with people who expect straight answers.',
    ],
  },
  {
    subjects: ['A small test of {term}?', 'Starting small with {term}'],
    openings: [
      'Changing something that works is always a risk, so I would like to propose a small test of {term} at {company}.',
      'No large project, no long contract: what would it take for {company} to try {term} with us for a month?',
    ],
  },
  {
    subjects: ['{term}: what {company} could expect', 'Plain figures about {term}'],
    openings: [
      'I would rather show than tell, so here is what a first month of {term} with {name} looks like.',
      'If you compare offers for {term} at the moment, this may save you a meeting.',
    ],
  },
  {
    subjects: ['Should I write to someone else, {given}?', 'Right person for {term}?'],
    openings: [
      'I am not sure who decides about {term} at {company}. If it is not you, a name would help me a great deal.',
      'As {role} you get many messages like this one, so I will keep it short and about {term} only.',
    ],
  },
];

/** What the sender offers. */
export const offers: readonly string[] = [
  '{name} takes care of {term} from the first conversation to the result, with one person you can reach at any time.',
  'With {name} you would see beforehand what {term} will take in time and money, and the plan would hold.',
  'What sets {name} apart is attention: we learn how {company} works before we propose anything about {term}.',
  '{name} begins with the part of {term} that causes the most trouble and leaves alone what already works.',
  'With {name}, {term} could be one thing fewer to worry about at {company}.',
];

/** What the sender asks for. */
export const requests: readonly string[] = [
  'Would a short call next week suit you? Fifteen minutes are enough.',
  'If this sounds useful, reply with a "yes" and I will send you two dates.',
  'Shall I send you a one-page example that fits {company}?',
  'Who else at {company} should take a look at this?',
  'If the timing is wrong, tell me when I may ask again.',
  'May I show you what this could look like for {company}?',
  'Just reply with the question that matters most to you, and I will answer it.',
];

/** How letters end. */
export const farewells: readonly string[] = ['Best regards', 'Kind regards', 'With best wishes'];
