import type { Lang } from '../words.ts'

type Fault = readonly [what: string, sign: RegExp]

/** One of something is not said in the plural: 1 dado, 1 die. Words in -s that follow a number otherwise are left out. */
const ONE_OF_MANY: Readonly<Record<Lang, RegExp>> = {
  es: /(?<![\d.,–−+/-])\b1 (?!m[áa]s\b|menos\b|tras\b|es\b|las?\b|los\b|sus?\b|antes\b|después\b)\p{L}+[aeiouáéíó]s\b/u,
  en: /(?<![\d.,–−+/-])\b1 (?!is\b|was\b|has\b|does\b|its\b|this\b|less\b|always\b|plus\b|ends\b|lapses\b)\p{L}+[^s\W]s\b/u,
}
const BOTH: readonly Fault[] = [
  ['a hole where a word belongs', /^\s|\s$|\s{2}|\s[.,;:](?!\d)/],
  ['a sign that was to be filled in', /[{}]|\$\{/],
  ['a code instead of a name', /(?<![\p{L}\d-])(?:[a-z]{1,3}-c?|[a-z])\d+(?![\p{L}\d-])/u],
  ['a mark too many', /[!?…]\.|[,;:]{2}|(?<!\.)\.\.(?!\.)/],
  ['a word twice', /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu],
  [
    'a thing of itself',
    /(?<!\p{L})(\p{L}{4,}) (?:de(?: la| las| los)?|del|of(?: the)?) (?:la |el |the )?\1(?!\p{L})/iu,
  ],
  ['a sentence without its capital', /(?<=\p{L}{4}|\d|″)\. [¿¡«“]?\p{Ll}/u],
  ['three full stops instead of an ellipsis', /\.\.\./],
  ['straight quotation marks', /"/],
  ['a hyphen for a minus', /(?<![\p{L}\d-])-\d/u],
]
const FAULTS: Readonly<Record<Lang, readonly Fault[]>> = {
  es: [
    ['a per cent sign without its space', /\d%/],
    ['English quotation marks', /[“”]/],
    ['an article and a preposition apart', /(?<!\p{L})(de|a) el (?!\p{Lu})/u],
    ['y before an i', /(?<!\p{L})y h?[ií](?![aeou])/iu],
    [
      'a charge at somebody, not against him',
      /(?<!\p{L})carga(?:n|r|rá|rán|ron)? (?:a los|a las|a quien|a nadie|al (?!galope|paso|trote|frente|máximo))/iu,
    ],
    ['one of many', ONE_OF_MANY.es],
  ],
  en: [
    ['a per cent sign with a space', /\d %/],
    ['Spanish quotation marks', /[«»¿¡]/],
    [
      'an American spelling',
      /\b([Cc]enter|color|[Aa]rmor|[Ss]aber|[Dd]efense|[Mm]aneuver|[Hh]onor|[Nn]eighbor|[Ff]avor)(s|ed)?\b/,
    ],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['a shout that goes on', /!:/],
    ['a before a vowel', /(?<!\p{L})a (?!one|once|eu|un[ai]|us[ei]|ut)[aeiou]\p{Ll}/iu],
    ['one of many', ONE_OF_MANY.en],
  ],
}

/** What is wrong with how a text is written, whatever it says; null if nothing is. */
export function styleFault(text: string, lang: Lang): string | null {
  if (lang === 'es' && count(text, '?') !== count(text, '¿')) return 'a question mark without its fellow'
  return [...BOTH, ...FAULTS[lang]].find(([, sign]) => sign.test(text))?.[0] ?? null
}

const count = (text: string, sign: string): number => text.split(sign).length - 1
