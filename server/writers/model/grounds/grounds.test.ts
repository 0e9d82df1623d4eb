import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDistinct } from './distinct.ts';
import { figuresIn, withoutInvented } from './figures.ts';
import { languageOf } from '#text/languageOf.ts';
import { isOtherLanguage, languageToWrite } from './language.ts';
import { findQuote, searchable } from './quotes.ts';

const about =
  'We started in 2014 with one oven.\nToday “forty cafés”  order from us every night. We bake – by hand — for cafés.';
const sources = searchable([
  { url: 'https://crumb.example/about', text: about },
  { text: 'We bake bread for cafés.' },
]);

describe('a quote', () => {
  it.each([
    ['We started in 2014 with one oven.', 'We started in 2014 with one oven.'],
    ['"We started in\n2014 with one oven…"', 'We started in 2014 with one oven'],
    ['started in 2014 with one', 'started in 2014 with one'],
    ['Today "forty cafés" order from us', 'Today “forty cafés” order from us'],
    ['one oven. Today «forty cafés» order', 'one oven. Today “forty cafés” order'],
    ['WE STARTED in 2014 with one oven', 'We started in 2014 with one oven'],
    ['We started … “forty cafés” order from us [...] night', 'forty cafés” order from us'],
    ['We bake — by hand – for cafés', 'We bake – by hand — for cafés'],
  ])('is found, spelled as it is there: %j', (claimed, quote) => {
    expect(findQuote(claimed, sources)).toEqual({ quote, url: 'https://crumb.example/about' });
  });

  it('from the business profile has no address', () => {
    expect(findQuote('We bake bread for cafés', sources)).toEqual({
      quote: 'We bake bread for cafés',
    });
  });

  it.each([
    'We started in 2013 with one oven.',
    'We started in 2014 with one ov',
    'tarted in 2014 with one oven',
    'We started … one oven.',
    'Today forty cafes order from us',
    'one oven',
    'in',
    '',
    '"',
    'x'.repeat(10_000),
  ])('is not found: %j', (claimed) => {
    expect(findQuote(claimed, sources)).toBeUndefined();
  });

  it.each([
    ['It saves 1.5 million a year.', '5 million a year'],
    ['Every day we bake 5,000 loaves.', 'Every day we bake 5'],
    ['Every day we bake 5,000 loaves.', 'Every day we bake 5,'],
    ['Every day 12’500 loaves leave.', '500 loaves leave'],
    ['In all 5\u00a0000 loaves leave.', '000 loaves leave'],
    ['We bake for 5\u202f000 cafés.', 'We bake for 5'],
    ["On Sundays we just can't deliver.", 'On Sundays we just can'],
    ['We just can’t deliver on Sundays.', 't deliver on Sundays'],
    ['Our founder O’Brien bakes bread.', 'Brien bakes bread'],
  ])('does not begin or end inside a number or a contraction: %j, %j', (text, claimed) => {
    expect(findQuote(claimed, searchable([{ text }]))).toBeUndefined();
  });

  it.each([
    ['In 2014, 40 cafés ordered. Others followed.', '40 cafés ordered'],
    ['We began in 2014. 40 cafés order.', 'We began in 2014.'],
    ["They say 'bread is life' to us.", "'bread is life'"],
    ['Depuis 1950, l’entreprise familiale fait du pain.', 'entreprise familiale fait du pain'],
    ['It saves 1.5 million a year. Of this, 5 million a year are lost.', '5 million a year'],
  ])('may stand beside punctuation: %j, %j', (text, claimed) => {
    const bare = claimed.replace(/^'|'$|\.$/g, '').slice(0, 12);
    expect(findQuote(claimed, searchable([{ text }]))?.quote).toContain(bare);
  });

  it('is never a text that the source does not contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (claimed) => {
        const { quote = '' } = findQuote(claimed, sources) ?? {};
        return about.replace(/\s+/g, ' ').includes(quote);
      }),
    );
    expect.assertions(0);
  });
});

describe('figures', () => {
  const texts = ['It costs £48 for 1,200 loaves and 4.5 kg; call 0117 496 0000.'];
  const said = { figures: figuresIn(texts), text: texts.join() };
  const clean = (text: string) => withoutInvented(text, said);

  it.each([
    'It costs £48.',
    'Orders of 1200 loaves. Or of 1.200.',
    'At 4.5 kg, or 4,5 kg.',
    'No figure at all.',
  ])('that were given stay: %j', (text) => {
    expect(clean(text)).toBe(text);
  });

  it.each(['5\u202f000 loaves.', '5 000 loaves.', '5,000 loaves.'])(
    'stay however a thousand is written: %j',
    (text) => {
      const source = 'We bake 5\u202f000 loaves.';
      expect(withoutInvented(text, { figures: figuresIn([source]), text: source })).toBe(text);
    },
  );

  it.each([
    ['ما در سال ۱۳۹۲ با ۲٬۵۰۰ نان آغاز کردیم۔', 'از سال 1392. روزی 2,500 نان.'],
    ['نوفر ٤٫٥ كغ بخصم ٣٠٪.', 'خصم 30% على 4.5 كغ.'],
    ['हम २०१४ से रोटी बनाते हैं।', 'Since 2014.'],
    ['２０１４年から１，５００個。', '2014年、1500個。'],
    ['We began in 2014 with 30%.', '۲۰۱۴ و ٣٠٪'],
  ])('stay in whatever digits they are written: %j, %j', (source, text) => {
    expect(withoutInvented(text, { figures: figuresIn([source]), text: source })).toBe(text);
  });

  it.each([
    ['از سال ۱۳۶۰ نان می‌پزیم۔ نان گرم.', 'نان گرم.'],
    ['منذ عام ١٩٨٧؟ خبز دافئ.', 'خبز دافئ.'],
    ['हम १९८७ से हैं। गरम रोटी।', 'गरम रोटी।'],
    ['創業１９８７年。温かいパン。', '温かいパン。'],
    ['၁၉၈၇ ခုနှစ်။ ပေါင်မုန့်.', ''],
    ['நாங்கள் ௧௯௮௭ முதல். சூடான ரொட்டி.', 'சூடான ரொட்டி.'],
    ['ตั้งแต่ปี ๒๕๓๐', ''],
  ])('in other digits go too: %j', (text, rest) => {
    expect(clean(text)).toBe(rest);
  });

  it.each([
    ['It saves 30% a year. It is warm.', 'It is warm.'],
    ['Warm bread. Trusted by 500 cafés! Every day.', 'Warm bread. Every day.'],
    ['Founded in 1987', ''],
    ['Write to sales@crumb.example. Bye.', 'Bye.'],
    ['See https://crumb.example/offer now. Bye.', 'Bye.'],
    ['Open 24/7', ''],
    ['Costs 4.7 kg. Yes.', 'Yes.'],
    ['½ price at £480', ''],
    ['Now at ½ price. Warm bread.', 'Warm bread.'],
  ])('that nobody gave go with their sentence: %j', (text, rest) => {
    expect(clean(text)).toBe(rest);
  });
});

describe('figures in words', () => {
  const texts = ['25 bakers, 1,200 loaves and two hundred cafés. A million thanks.'];
  const said = { figures: figuresIn(texts), text: texts.join() };
  const clean = (text: string) => withoutInvented(text, said);

  it.each([
    'Twenty-five bakers.',
    'Twelve hundred loaves, or one thousand two hundred.',
    'Two hundred cafés.',
    'A million thanks.',
    'One place for all two of you. Nobody bakes the tenth loaf.',
  ])('that were given stay: %j', (text) => {
    expect(clean(text)).toBe(text);
  });

  it.each([
    ['Trusted by hundreds of cafés. Warm bread.', 'Warm bread.'],
    ['For thirty years. Warm bread.', 'Warm bread.'],
    ['Five hundred cafés trust us. Warm bread.', 'Warm bread.'],
    ['Twenty-six bakers', ''],
    ['Two million loaves', ''],
    ['A dozen cafés', ''],
  ])('that nobody gave go with their sentence: %j', (text, rest) => {
    expect(clean(text)).toBe(rest);
  });

  it('are small counts where counts are allowed', () => {
    expect(withoutInvented('A dozen ways', { figures: new Set(), text: '' }, true)).toBe(
      'A dozen ways',
    );
  });
});

it('are not small counts where counts are allowed', () => {
  const clean = (text: string) => withoutInvented(text, { figures: new Set(), text: '' }, true);
  expect(clean('5 ways to keep bread warm')).toBe('5 ways to keep bread warm');
  for (const text of [
    '5% more',
    '５％ more',
    '۵٪ more',
    '$5 off',
    '3x faster',
    '13 ways',
    'In 2024',
  ])
    expect(clean(text)).toBe('');
});

describe('two names', () => {
  const isAlike = (one: string, other: string) => !createDistinct([one])(other);
  it.each([
    ['Fresh bread every morning', 'fresh Bread, every morning!'],
    ['Fresh bread every morning', 'Every morning fresh bread'],
    ['Bakery deliveries', 'Bakery delivery'],
    ['Café owner', 'Cafe owners'],
    ['Warm bread before seven', 'Bread warm before eight'],
    ['東京のパン', '東京のパン'],
  ])('are alike: %j and %j', (one, other) => {
    expect(isAlike(one, other)).toBe(true);
    expect(isAlike(other, one)).toBe(true);
  });

  it.each([
    ['Fresh bread every morning', 'Flour milled in Somerset'],
    ['sourdough bread bristol', 'sourdough bread bath'],
    ['東京のパン', '大阪の寿司'],
  ])('are not: %j and %j', (one, other) => {
    expect(isAlike(one, other)).toBe(false);
  });

  it('pass once', () => {
    const isNew = createDistinct(['Cafés in Bristol']);
    expect(['cafes in bristol', 'Hotels', 'hotel', 'Bars'].map(isNew)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

const english =
  'We bake bread for the cafés of Bristol and bring it to you by bicycle every morning.';
const portuguese =
  'Fazemos o pão para os cafés da cidade e entregamos de bicicleta na sua porta com o sol da manhã.';
const russian = 'Мы печём хлеб для кафе и привозим его каждое утро.';

describe('a language', () => {
  it.each([
    ['en', english],
    [
      'de',
      'Wir backen das Brot für die Cafés der Stadt und bringen es mit dem Rad zu Ihnen nach Hause.',
    ],
    [
      'fr',
      'Nous préparons le pain pour les cafés de la ville et nous vous le livrons à vélo dans la matinée.',
    ],
    [
      'es',
      'Horneamos el pan para los cafés de la ciudad y lo llevamos en bicicleta a su puerta por la mañana.',
    ],
    [
      'it',
      'Prepariamo il pane per i caffè della città e lo portiamo in bicicletta alla porta di casa per la colazione.',
    ],
    [
      'nl',
      'Wij bakken het brood voor de cafés van de stad en brengen het met de fiets naar je toe.',
    ],
    ['pt', portuguese],
    ['ja', '私たちは東京で焼きたてのパンを届けます。'],
    ['ru', russian],
  ])('is told: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['', 'Bread', 'lorem ipsum dolor sit amet '.repeat(5)])('is not guessed: %j', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });
});

describe('the language to write in', () => {
  it.each([
    ['uk', 'Ми печемо хліб для кафе і привозимо його щоранку.', 'uk'],
    ['sr', 'Печемо хлеб за кафее и доносимо га сваког јутра.', 'sr'],
    ['fa', 'ما هر روز صبح برای کافه‌ها نان تازه می‌پزیم.', 'fa'],
    [
      'gl',
      'Facemos o pan para os cafés da cidade e levámolo á porta da casa cada mañá, que é o que importa.',
      'gl',
    ],
    [
      'af',
      'Ons bak die brood vir die kafees van die stad en bring dit elke oggend met die fiets aan jou, want dit is ons werk en ons wil dit doen op die beste manier van almal in die land.',
      'af',
    ],
    ['de_DE', 'Brot und Kuchen.', 'de'],
    ['DE-at', 'Brot und Kuchen.', 'de'],
    ['iw', 'לחם.', 'he'],
    ['english', english, 'en'],
    ['english', 'Bread.', undefined],
    ['x-default', 'Bread.', undefined],
    ['', english, 'en'],
    // Pages of Korea often name 'kr', which is Kanuri.
    ['kr', '우리는 매일 아침 카페에 갓 구운 빵을 배달합니다.', 'ko'],
    // 'se' is Northern Sami and 'br' Breton, but pages of Sweden and Brazil name them too.
    [
      'se',
      'Vi bakar bröd till stadens kaféer och kommer med det på cykel varje morgon för att det är vårt jobb.',
      'sv',
    ],
    ['br', portuguese, 'pt'],
    ['se', 'Láibi.', 'se'],
    // Many pages keep the language of the template that they were made from.
    ['en', russian, 'ru'],
    ['de', english, 'en'],
    ['uk', english, 'en'],
  ])('of a page that names %j: %s', (named, text, language) => {
    expect(languageToWrite(named, text)).toBe(language);
  });

  it.each([
    ['en', 'de', true],
    ['uk', 'en', true],
    ['en', 'ru', true],
    ['en', 'en', false],
    ['uk', 'ru', false],
    ['gl', 'pt', false],
    ['cs', 'pt', false],
    ['cs', 'ja', true],
    ['en', undefined, false],
  ])('is %s and not what a text seems to be, %s: %s', (language, told, isOther) => {
    expect(isOtherLanguage(language, told)).toBe(isOther);
  });
});
