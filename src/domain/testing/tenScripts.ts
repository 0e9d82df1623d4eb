/** Words of ten scripts, for texts that must survive every encoding. */
const words: Readonly<Record<string, readonly string[]>> = {
  latin: ['Grüße', 'naïve', 'smørrebrød', 'crème', 'piñata', 'Łódź'],
  cyrillic: ['Здравствуйте', 'хлеб', 'їжак', 'объём', 'ёлка', 'Ђорђе'],
  greek: ['Καλημέρα', 'ψωμί', 'άρτος', 'ΰ', 'Ωμέγα', 'σοφός'],
  arabic: ['السلام', 'خبز', 'مرحبًا', 'شُكرًا', 'لا', '١٢٣'],
  hebrew: ['שלום', 'לֶחֶם', 'בוקר', 'תודה', 'עץ', '״מרכאות״'],
  devanagari: ['नमस्ते', 'रोटी', 'क्षेत्र', 'धन्यवाद', 'श्री', '१२३'],
  thai: ['สวัสดี', 'ขนมปัง', 'ขอบคุณ', 'กำ', 'น้ำ', '๑๒๓'],
  chinese: ['您好', '面包', '謝謝', '𠮷野家', '北京', '。'],
  japanese: ['こんにちは', 'パン', 'ありがとう', '東京', 'がぎぐ', '「引用」'],
  korean: ['안녕하세요', '빵', '감사합니다', '서울', '한글', '각'],
};

const joints: readonly string[] = [
  '\n',
  '\r\n\r\n',
  '\r',
  ' "said" & \'meant\' ',
  ' 1+1=2 + 3 ',
  ' 100% %20 %0A ',
  '?a=b&c=d#e ',
  ' 👩‍💻 🏳️‍🌈 ',
  '\ud83d ',
  ' \udc00',
  '\t',
  ' \\ / ; , : @ [x] {y} ~ ` ^ | * ( ) ! $ ',
  ' cc=x@y.example&bcc=z@y.example ',
  '\r\nBcc: x@y.example\r\n',
  ' a  b   c ',
];

/** Returns `each` texts per script: words joined by characters that often break links. */
export function textsOfTenScripts(each: number): readonly { script: string; text: string }[] {
  return Object.entries(words).flatMap(([script, its]) =>
    Array.from({ length: each }, (_, index) => {
      const pieces = Array.from({ length: 3 + (index % 3) }, (_piece, place) => {
        const word = its[(index + place * 5) % its.length] ?? '';
        return word + (joints[(index * 2 + place * 7) % joints.length] ?? '');
      });
      const text = pieces.join('');
      // Every tenth text is too long for a link.
      return { script, text: index % 10 === 9 ? text.repeat(60) : text };
    }),
  );
}
