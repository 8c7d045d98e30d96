/** Frequent words that tell a language and carry no meaning of their own, without accents. */
export const languageWords = {
  english:
    'the of and to in is that it was for on are as with his they at be this have from or had by but what some we can out other were all there when up use your how said an each she which do their if will about many then them would like so these her him has more no my than been who its now did get made after also just very any our you i me a not could should because into over only most such why where',
  german:
    'der die das und ist nicht ich sie ein eine zu den mit von auf fur im dem des wir es war auch sich als an aber wie hat haben wird werden oder nur noch bei nach aus wenn so kann mein dass uber zum zur man mehr durch sehr er ihr uns was einen einem einer',
  french:
    'le la les de des et est un une que qui dans pour pas ne je il elle nous vous ils sur avec ce cette au aux du en se sont plus mais ou par comme tout fait ete etre mon son ses leur si tres bien on sa quand aussi meme donc',
  spanish:
    'el la los las de del y que en un una es no por con para su se lo como mas pero sus le ya o este si porque esta entre cuando muy sin sobre tambien me hasta hay donde quien todo nos yo mi he fue son al ser',
  italian:
    'il lo la gli le di del della e che in un una per non con si da sono come ma piu anche io mi ho questo essere dei nel alla al dal ci era se o ha molto quando cosa delle sul tutto suo sua loro noi',
  portuguese:
    'o a os as de do da dos das e que em um uma para com nao por mais como mas foi ao ele se ou quando muito nos ja eu tambem so pelo pela ate isso ela entre depois sem mesmo aos seus quem nas me esse eles voce sua seu no na',
  dutch:
    'de het een en van ik te dat die in je niet is op met voor zijn er maar om hij was aan ook als dan of wat mijn bij nog naar heb uit we ze zo door over wel kan geen dit heeft worden deze onze werd',
  swedish:
    'och att det i en som pa ar av for med den till inte om ett han men var jag sig fran vi sa kan nar ar hade de eller mycket efter bara hur mig vad har har dar denna sin over nu ut upp skulle',
  danish:
    'og i at det er en til pa som for af med han ikke der var den jeg de et har fra vi om men sig kan hun hvad skal ville eller efter mig min ud op sin nu over noget kun meget hvor blev',
  norwegian:
    'og i det er pa en som for av med til at ikke den han jeg har de et om var fra men vi sa seg kan hun hva skal eller etter meg min ut opp sin na over noe bare mye hvor ble fordi dette',
  finnish:
    'ja on ei se etta han oli en mutta niin kun jos mina sina me te he ne tama joka ovat olen voi mita kuin sen myos hyvin vain nyt jo vai han mika sitten koska ole ollut',
  russian:
    'и в не на я что он с как это по но они мы к у из за то все так его от бы а было же для вы только о ты или еще мне меня когда нет если она уже чтобы при был',
} as const satisfies Record<string, string>;

export type Language = keyof typeof languageWords;
