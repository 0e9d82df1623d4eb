/** Phrases that spam filters look for, in English, German, French and Spanish. A few hits matter, not completeness. */
const phrases = `
act now, apply now, as seen on, best price, buy now, call now, cash bonus, click below, click here, double your, extra income,
fast cash, free gift, free money, free trial, get started now, guaranteed results, instant access, limited time, lowest price,
make money, money back, no catch, no hidden costs, no obligation, no strings attached, offer expires, once in a lifetime,
order now, risk free, satisfaction guaranteed, special promotion, this is not spam, while supplies last,
you have been selected, you are a winner,
bester preis, garantierter erfolg, geld verdienen, geld zurück garantie, hier klicken, jetzt bestellen, jetzt kaufen,
jetzt zugreifen, keine versteckten kosten, klicken sie hier, kostenlose testversion, letzte chance, nur für kurze zeit,
ohne risiko, schnelles geld, sie haben gewonnen, solange der vorrat reicht,
achetez maintenant, argent facile, cadeau gratuit, cliquez ici, commandez maintenant, dernière chance, essai gratuit,
meilleur prix, offre limitée, offre spéciale, résultats garantis, sans engagement, sans frais cachés, sans risque,
satisfait ou remboursé, vous avez été sélectionné, vous avez gagné,
compre ahora, dinero fácil, gane dinero, haga clic aquí, haz clic aquí, ha sido seleccionado, mejor precio, oferta especial,
oferta limitada, prueba gratuita, regalo gratis, sin compromiso, sin costes ocultos, sin riesgo, última oportunidad`;

/** The words of a phrase follow one another, also over the end of a line or with a hyphen. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(' ', '[\\s\\u00A0-]{1,2}'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Returns the phrases in a text that spam filters look for. */
export const spamPhrasesIn = (text: string): readonly RegExpExecArray[] => [
  ...text.matchAll(pattern),
];
