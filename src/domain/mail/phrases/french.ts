import type { PhraseList } from './phraseList.ts';

export const french: PhraseList = {
  frequent: 'le la les des et vous votre vos pour avec que nous est une dans je',
  greetings: 'bonjour bonsoir salut cher chère',
  everybody: 'tous toutes madame monsieur mesdames messieurs équipe collègues',
  risky: `achetez maintenant
appelez maintenant
argent facile
argent rapide
cadeau gratuit
cliquez ici
cliquez ci dessous
commandez maintenant
dernière chance
essai gratuit
félicitations vous avez gagné
gagnez de l'argent
garantie de remboursement
inscrivez vous maintenant
meilleur prix
offre à durée limitée
offre exceptionnelle
offre limitée
offre spéciale
profitez en maintenant
résultats garantis
sans aucun risque
sans engagement
sans frais cachés
sans risque
satisfait ou remboursé
vous avez été sélectionné
vous avez gagné
100 % gratuit`,
  generic: `à l'ère du numérique
clé en main
gagnant gagnant
j'espère que ce mail vous trouve en bonne santé
j'espère que ce message vous trouve en bonne santé
j'espère que tout va bien
j'espère que vous allez bien
je me permets de vous contacter
je suis tombé sur votre entreprise
je suis tombé sur votre profil
je suis tombé sur votre site
je voulais simplement
je m'appelle
leader du marché
mon nom est
passer au niveau supérieur
penser autrement
solution innovante
solutions sur mesure
synergie
synergies`,
  wordy: `à l'heure actuelle > maintenant
afin de > pour
au niveau de > pour
dans le but de > pour
dans les meilleurs délais > bientôt
dans un futur proche > bientôt
en ce moment même > maintenant
en vue de > pour
préalablement à > avant
quotidiennement > chaque jour`,
};
