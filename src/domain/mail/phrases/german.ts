import type { PhraseList } from './phraseList.ts';

export const german: PhraseList = {
  frequent: 'der die das und sie ihr ihre für mit nicht ist wir ein eine auf zu ich',
  greetings: 'hallo hi liebe lieber guten tag morgen abend sehr geehrte geehrter servus moin',
  everybody: 'zusammen alle team damen herren leute kolleginnen kollegen',
  risky: `100 % kostenlos
absolut kostenlos
auf keinen fall verpassen
bestellen sie jetzt
bester preis
ein gewinner
garantierter erfolg
geld verdienen
geld zurück garantie
gratis
günstigster preis
hier klicken
jetzt anmelden
jetzt bestellen
jetzt kaufen
jetzt zugreifen
kein risiko
keine versteckten kosten
klicken sie hier
kostenlose testversion
letzte chance
nur für kurze zeit
ohne risiko
schnelles geld
sie haben gewonnen
sofort handeln
solange der vorrat reicht
sonderangebot
unverbindlich und kostenlos
zeitlich begrenztes angebot`,
  generic: `alles aus einer hand
auf das nächste level
auf ein neues level
führender anbieter
ganzheitliche lösungen
ich bin auf ihr unternehmen gestoßen
ich bin auf ihr profil gestoßen
ich bin auf ihre website gestoßen
ich hoffe es geht ihnen gut
ich hoffe ihnen geht es gut
ich hoffe diese email erreicht sie wohlbehalten
ich hoffe diese nachricht erreicht sie wohlbehalten
ich wollte mich kurz melden
in der heutigen digitalen welt
in der heutigen schnelllebigen zeit
maßgeschneiderte lösungen
mein name ist
mehrwert schaffen
nachhaltiger mehrwert
nahtloses erlebnis
paradigmenwechsel
sehr geehrte damen und herren
synergieeffekte
synergien
über den tellerrand
win win situation
zukunftsweisend`,
  wordy: `aufgrund der tatsache dass > weil
baldmöglichst > bald
bezüglich > zu
hinsichtlich > zu
in kenntnis setzen > informieren
nichtsdestotrotz > trotzdem
schnellstmöglich > bald
state of the art > modern
zeitnah > bald
zum jetzigen zeitpunkt > jetzt
zum gegenwärtigen zeitpunkt > jetzt`,
};
