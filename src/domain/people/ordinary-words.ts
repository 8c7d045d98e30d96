import { foldName } from './fold-name.ts';

/**
 * Words of English, German, French, Spanish and Swedish that are somebody's first or last name, too. In lower case they
 * are taken for the word.
 */
const namesThatAreWords = words(`
  able ace alba alma ally alte alter alto amber amen amor amour ande andre angel angle apple april arch archer armor
  art arts ash aspen august aurora autumn avis axel azul bach back bad badger baker ball banco band bank banks
  barber bard barker baron bass battle baum bay beach bean bear beau bell bella belle bello bending berg berger
  berry best beth bill bird birds bishop black blade blanc blanca blanche blanco bliss bloom blue blum blume boden
  bold bon bond bone bonita bonito book boss bosse bow bower bowl boy branch brand brandy braun brave bread bridge
  bright bro brook brooks brown buck bud bueno bull burg burger bus busch bush butcher butler button bye cafe calle
  camera camp campo can canal candy cane car card care carol carpenter carter carver case cash castle castillo cat
  cave ceo chance chant chaos chapel chapman charity charm chase chat cher cherry chin chip christian church cielo
  clair claire clara claro clark clay clear clerk cliff clip close cloud coach coal cob cole colon come cong
  constant cook cool cooper coral corn costa cotton couch count court cox crane crew crisp croft cross crow cruz cup
  dale dame dan dance dans dar dark das date dawn day days dean dear del delta den dent der dick dicker die dies
  dime dina din diner dios dirk doc doll dolly don dora dot double dove downs drake draw drew duke dune duo dusk
  dust eagle earl early east eben eber echo ed eden edge edit ein elder elf elle elm els end england english era
  erbe ernst esperanza eve ever even evening express faber fair faith falk fall fan far farmer fast faust fay fein
  feld fell fern fest fiel field fin fink finn fire fish fisher flag fleur flint flora flores florist flower fluss
  ford forest forester fort fortune foster fowler fox franc france franco frank frau free french fried friend frisch
  frost fry fuchs fuente fuller gage gale game gap garden gardner garner gates gay geist gem gene gens gentil gentle
  german gill ginger giver glass glen glover gold golden goldman good goss grace graf grand grande grant grau graves
  gray green greet grey griffin gros gross grosse grove grun guard guerra guest gut guy haas hacer hack hahn hale
  hall ham hammer han hand hans happy hard harder hardy hare harmony harp harper harry hart harvest has hase haus
  haven hawk hay hazel head heart heath heather heer heide heim hein held helm help hem henna herb herbst here hero
  herr herz high hill him hin hirsch hoch hof hoffen holder holiday hollow holly holm holt holz home honey honor
  hood hook hope horn horst house how howl hub hue huff hull hund hunger hunt hunter hut ice ideal ins iris iron
  islas ivory ivy jack jade jager jan january jar jasmine jasper jay jean jen jet jewel job jobs jolie jolly joy
  judge jude jugo jul july jun june jung junge jury just justice kaiser kam keen keep keller kern key keys kim kin
  kind king kit kite klee klein kleine klug knight koch kohl kommen kong korn kraft kramer krause kreis kreuz krieg
  kurz lace lad lady lago laguna lake lam lamb lamp lance land lane lang lange lark laurel law lawn leaf leal leben
  lee leer leicht lens leon les let levy lewd liberty lied lieb lieber light lila lilac lilly lily lin lind linda
  linde lindo line link lion lis list lo lobo loch lock long look lord los lou love low lowe loyal luck lucky luna
  lund lune lung lunge lust luz lynx mace mack mad madera magnolia mai maier main major mal male mallow malo man
  mandy mann mar march mare marine mark marks market marlin marron marsh mart marvel mas masa mason mass masse mast
  master mat mate matt max may mayor meadow meer mehr mein mel mellow melody mercer mercy mere merit merry messer
  meyer miel mil miles mill miller min mind mine mint misty mitte moa mode mol mole molina monde monk mono montag
  monte moon moor moore moos moreno morgan mort moss mound mount mut nacht nah nation neck neo neu neuer neve new
  newman news nice nick nieve night noble noel noir nord norm norma norman north nova nur nut oak oliva olive ona
  oral orange order oro ort owl oz page pages paine paint palm palma palmer pan paris park parker parks parson
  parsons pass pat patience patrice patsy pax paz peace peach peacock pear pearl peck peer pen penn penny pepper per
  pet pete petit pfeffer phil piece pierce pierre pike pilot pin pine pink piper plant plaza plum plus poe point pol
  pole polo pond pons poor pope poppy port porter post potter pound powers price pride prime prince prior proud
  prudence puck purdy queen quick quill rain rainbow ram ran rand rat rau ray read reader real reed reef reich reina
  reis rem ren rene rest rex rey rhein rice rich richter rider riff ring rio rios rise ritter river rivers rob robe
  robin rock rod roger roja rojo roll roman rosa rosario rose rosen roses rosie rot rote roth rouge rough rover
  rowan royal roz ruby rue ruff ruhe run rush russ rust rye sable saga sage sailor saint sal sala sale sally salt
  samt san sand sandy sang sans santa santo santos savage sawyer say scarlet schade schafer schatz schein schneider
  scholar schon school schule schwarz scot scott sea see seed seemann seller senior serena serrano servant seven sew
  shade shan sharp shaw shell shepherd sherry shields shine shoe shore short sieg sierra silva silver simple sin
  sing singer singh sky slack slate slater sly small smart smith snow sol sole solo solomon sommer son song sonne
  sonny soon soto south spark sparks speaker spear speed spice spring square stack stahl stamp star stark starr
  stein steel stella step stern steward stewart still stock stolz stone storm story stout strand strang strauss
  street strong struck style such sue suess sugar summer summers sun sunday sunny sunshine swan sweet sweeney swift
  tag tai tal tan tanner tar tara tate tau taube taylor tee temple ten tender terra terrace terre tess teufel the
  theo thorn thus tide tiger til tile till timber time timer tin tod toro torre town trace trade treat tree tresor
  trinity tripp trost true truman trump trust tucker tuck tuna turner twist ulm una under unger union urban usher
  val vale valentine valle van vane vega vela venus vera verde verena verse vest victor victoria vida viel vieux vin
  viola violet violeta virgin virtue vision vita viva vogel voll von wade wagner waise wald walker wall waller wand
  ward ware warm warner washer water waters watt watts way weaver weber weg wei weide wein weiss weisse welch well
  wells welt werk west wetter whale wheat wheeler white wick wild wilde wilder will willow wills win wind winkel
  winner winter winters wise wish wit wolf wolfe wong wood woods woody word words wort worth wright wunder wust yang
  yen york you young zahn zander zeit zimmer zinn zoo zorn zuck zucker alas also always bias chess class dress kiss
  less loss mess miss press this toss`);

/** What notes and recordings are called beside who is in them, and days and months: no surname, and nobody's name. */
const recordingWords = words(`
  answers april audio august backup beta btw c call calls campaign case chat clip copy customer day debrief dec december demo diary
  discovery doc draft edit edited entretien entrevista feb february feedback final followup follow friday fri group gesprach
  interview interviews intervju intro jan january july june juli juni kunde march meeting memo mobile mon monday montag
  dienstag mittwoch donnerstag freitag samstag sonntag note notes notizen nov november october oct onboarding online
  part phone pilot plan profile project question questions raw record recording recordings rec redacted remote report research round
  saturday sat screen screening second sep september session sessions sitzung speaker story study summary sun sunday survey task
  team termin test thursday thu transcript transcription transkript tue tuesday upload usability user version video visit
  wed wednesday week workshop zoom`);

/** What follows a name in a sentence, also where all words of a title begin with a capital letter. */
const wordsOfSentences = words(`
  a about after again all already also am an and any are as ask asked asks at be because been before being believes but by
  calls came can comes could did do does else feels felt finds for found from gave get gets gives goes got had has hat hates have he
  he's her here his how however i if in into is it its it's just keeps knows left likes looks loses loves made makes may me
  might more most must my needed needs never new no not now of off often oh ok okay on once one only onto or other our out
  over prefers really reads runs said saw says see sees she should shows since so some sometimes starts still takes talks
  tells than thanks that the their them then there these they thinks this those to told tried tries two uh um under until up
  us use used uses very via vs wait waits walks want wanted wants was we well went were what when where which while who whom whose
  why will with without works would writes yeah yes yet you your
  aber als am an auch auf aus bei bin bis da dann das dass dem den denn der des die doch du ein eine einen er es fur geht
  genau gibt hat hatte hier ich ihr im in ist ja jetzt kann kein kommt mag man meint mit mochte muss nach nein nicht noch nun nur
  oder ohne sagt sagte schon sehr sein sich sie sind so soll und uns unter vom von vor war warum was weil wenn wer wie will
  wir wird wo zu zum zur
  au aux avec car ce ces cette comme dans de des donc du elle elles en est et etait eux il ils je la le les leur lui mais
  mon ne non nous on ou oui par pas pour que qui quoi sa sans se ses si son sont sur tout tres un une vous
  al como con cuando de del dice donde el ella ellos en era es esta este fue ha hay la las lo los mas mi mientras muy no nos
  nosotros o para pero por porque que quien se si sin sobre su sus tambien tiene todo un una y ya yo
  att av den det de dig din du efter ej eller en ett fran har han hans hon i inte jag kan med men mig min nar nej och om pa
  sa sade sager ska som till var vi vill
  ceo cto cfo cpo ux ui hr pm qa inc ltd llc gmbh ag`);

export function isOrdinaryWord(folded: string): boolean {
  return namesThatAreWords.has(folded) || recordingWords.has(folded) || wordsOfSentences.has(folded);
}

/** Of a word that begins with a capital letter and is right behind a first name. */
export function isNoSurname(folded: string): boolean {
  return recordingWords.has(folded) || wordsOfSentences.has(folded);
}

export function isRecordingWord(folded: string): boolean {
  return recordingWords.has(folded);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u).map(foldName));
}
