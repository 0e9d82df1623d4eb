const words = (lines: string): ReadonlySet<string> => new Set(lines.trim().split(/\s+/));

/** English function words: each one ends a phrase. */
export const englishGlue = words(`
  a an and are as at be been being but by can could did do does for from had has have he her his how if in into
  is it its just may me might more most my no nor not of off on one or our out over own per she should so some such
  than that the their them then there these they this those through to too under until up us very via was we were
  what when where which while who whom whose why will with within without would you your yours about across after
  all also always another any around because before behind below between both down during each either else even ever
  every everyone everything few first further here hers herself him himself i instead itself last least less like
  many much must near neither never new next now only other others ours same since something still though three two
  together toward towards unlike upon use usually well whether yet years year day days today etc ll re ve
`);

/** Verbs of business descriptions: they are never part of an offer. */
export const englishVerbs = words(`
  help helps helping helped sell sells selling sold make makes making made offer offers offering offered provide
  provides providing provided build builds building built create creates creating created deliver delivers delivering
  delivered give gives giving get gets getting let lets letting allow allows allowing enable enables enabling run runs
  running manage manages managing use uses using used find finds finding need needs want wants keep keeps keeping
  turn turns turning bring brings bringing connect connects connecting support supports supporting save saves saving
  grow grows work works working design designs designing develop develops developing specialize specializes specialise
  specialises specializing specialising focus focuses focused serve serves serving supply supplies supplying produce
  produces producing ship ships automate automates automating simplify simplifies simplifying improve improves
  improving reduce reduces reducing increase increases increasing empower empowers empowering transform transforms
  transforming ensure ensures love loves believe believes teach teaches send sends sending start starts started go
  take takes taking put come comes know think see look looking set combine combines combining rent rents repair
  repairs install installs installing plan plans book books track tracks including include includes handle handles handling based dedicated
  committed known located founded advise advises advising collect collects collecting distribute distributes
  distributing assist assists guide guides craft crafts crafted represent represents representing restore restores
  restoring translate translates translating organize organizes organizing prepare prepares preparing prioritise prioritize forecast forecasts miss integrate integrates integrating fired
  handcrafted brought bought sent lent led taught told kept partner partners learn learns win wins reach reaches cut cuts move moves moving buy buys buying pay pays paying
  fix fixes fixing bake bakes brew brews roast roasts cook cooks recycle recycles play plays sync syncs sew sews write writes
  welcome welcomes welcoming
`);

/** Adjectives, also of praise: allowed inside a phrase, but not as its last or only word. Participles in -ed count as well. */
export const englishAdjectives = words(`
  best better great good leading innovative affordable quality high-quality top premier premium unique simple easy
  fast quick reliable trusted modern smart custom customised customized tailored local fresh small big large medium
  full whole complete free full-service world-class cutting-edge state-of-the-art beautiful powerful flexible secure
  safe personal personalised personalized professional independent natural healthy young old global national
  international different various online offline digital real true happy busy growing hand handmade hand-made
  available open late early nearby worldwide friendly indie family-run mid-size mid-sized small-batch
  family-owned award-winning end-to-end one-stop user-friendly cost-effective sustainable organic
  grown written drawn woven frozen worn chosen done eaten given known taken thrown sewn spun aged
`);

/** Nouns in -ed, which is otherwise the ending of a participle. */
export const notParticiples = words('seed feed need speed breed shed weed reed creed bobsled');

/** Function words of other frequent languages with the Latin alphabet. */
export const otherGlue = words(`
  der die das den dem des ein eine einen einem einer eines und oder aber für fur mit ohne von vom zu zum zur im in am
  an auf aus bei nach über unter wir ihr sie ich ist sind war werden wird haben hat unsere unser unseren ihre nicht
  auch als wie mehr le la les un une des du de et ou mais pour avec sans sur sous dans par nous vous ils elles je est
  sont au aux ce cette ces nos notre votre vos qui que plus el los las unos unas y o pero para con sin sobre por
  nosotros ellos es son al del nuestro nuestra nuestros su sus que más lo se il lo gli uno e ma per con senza noi voi
  loro è sono nostro nostra di da os um uma uns umas com sem nosso nossa são não em na no nas nos de het een en of
  voor met zonder van wij zij is zijn onze ons niet ook och eller för med utan vi är som på i w z na do dla jest są
  nasz nasza oraz ve için ile bir
`);

/** Verbs after which "to" introduces the audience. */
export const givingVerbs = words(`
  sell sells selling sold ship ships shipping deliver delivers delivering delivered supply supplies supplying offer
  offers offering provide provides providing rent rents renting lend lends lent send sends sent give gives bring brings
  brought distribute distributes distributing
`);

/** Words that are verbs only at the beginning of a phrase: a verb in `we repair`, a noun in `boiler repair`. */
export const nounsToo = words(`
  repair repairs design designs plan plans book books track tracks support supply supplies work rent forecast forecasts
  move moves cut cuts start starts build partner partners focus set look guide guides craft crafts
`);

/** Nouns that mean nothing on their own: `take care of`, `save time`. */
export const emptyNouns = words(`
  care time work way ways life lives setup need needs thing things place part range variety number team people one ones
  hour hours night nights week weeks month months morning evening clock door doorstep world person
  business app apps tool tools platform platforms company customer customers client clients service services solution solutions product products
`);

/** Nouns by which a business describes itself. They are not its offers. */
export const identityNouns = words(`
  clinic studio firm agency company startup start-up nonprofit non-profit charity team consultancy shop store boutique
  bakery café cafe restaurant gym school academy salon provider supplier manufacturer producer maker marketplace brand
  practice group cooperative co-op winery vineyard farm brewery distillery nursery florist garage museum theatre gallery hotel hostel workshop organisation organization leader
`);

/** Words after which "in" introduces an offer, not a place: "specialists in tax law". */
export const masteryWords = words(`
  specialise specialises specialised specialising specialize specializes specialized specializing expert experts
  expertise leader leaders experience experienced interested
`);

/** Nouns that end in -ise, -ize or -ify like verbs. */
export const notVerbs = words(
  'enterprise expertise franchise merchandise exercise size prize precise wise noise cruise paradise',
);

/** Nouns and adjectives that end in -ly like adverbs. */
export const notAdverbs = words(
  'family supply assembly daily weekly monthly early fly friendly jelly lily italy anomaly',
);

/** Names of cities in their own languages: they are not offers. */
export const nativeCities = words(`
  東京 大阪 京都 横浜 名古屋 福岡 札幌 北京 上海 深圳 广州 廣州 成都 香港 台北 서울 부산 서울에서 münchen köln berlin hamburg wien
  zürich paris lyon madrid barcelona milano roma lisboa київ києві львів львові україні україна москва москве москвы
  дубай القاهرة دبي बेंगलुरु मुंबई दिल्ली
`);
