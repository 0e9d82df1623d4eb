const company =
  /(?:business(?:es)?|compan(?:y|ies)|bakery|bakeries|agenc(?:y|ies)|charit(?:y|ies)|universit(?:y|ies)|practices?|(?:shop|store|caf[eé]|restaurant|hotel|clinic|school|team|start-?up|firm|club|boutique|brand|producer|manufacturer|association|office|farm|studio|gym|organi[sz]ation|hospital|developer|supermarket|retailer|nonprofit)s?)$/i;

const person =
  /(?:[^aeiou]ers|[aeo]ers|ors|ists|[^m]ents|ants|ians|employees|people|women|men|children|staff|families|kids|couples|homes|chefs|households|individuals|professionals|leads|heads)$/i;

/** True for animals: a business serves them, but they buy nothing. */
export const isAnimal = (served: string): boolean =>
  /\b(?:animals|pets|dogs|puppies|cats|kittens|horses|rabbits|birds|cattle|livestock|sheep)$/i.test(
    served,
  );

/** True for a company or a team, rather than a person. */
export const isCompany = (audience: string): boolean => company.test(audience);

/** True for a plural of people or companies, which can be an audience. */
export const canBuy = (plural: string): boolean =>
  /(?:[^su'’]s|people|women|men|children|staff)$/i.test(plural) &&
  (company.test(plural) || person.test(plural));
