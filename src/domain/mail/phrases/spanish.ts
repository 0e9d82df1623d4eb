import type { PhraseList } from './phraseList.ts';

export const spanish: PhraseList = {
  frequent: 'el la los las y usted su sus para con que nosotros es una en por',
  greetings: 'hola estimado estimada querido querida buenos buenas días tardes noches',
  everybody: 'todos todas equipo señor señora señores compañeros amigos',
  risky: `actúe ahora
compre ahora
compra ahora
dinero fácil
dinero rápido
gane dinero
garantía de devolución
gratis
haga clic aquí
haz clic aquí
ha sido seleccionado
llame ahora
mejor precio
oferta especial
oferta exclusiva
oferta limitada
oferta por tiempo limitado
pida ahora
prueba gratuita
regalo gratis
resultados garantizados
sin compromiso
sin costes ocultos
sin riesgo
solo por tiempo limitado
última oportunidad
usted ha ganado`,
  generic: `a quien corresponda
al siguiente nivel
en el mundo actual
en la era digital
espero que este correo le encuentre bien
espero que este mensaje le encuentre bien
espero que esté bien
espero que estés bien
espero que se encuentre bien
espero que todo vaya bien
ganar ganar
líder del mercado
me he topado con su empresa
me llamo
me pongo en contacto
mi nombre es
pensar fuera de la caja
sinergia
sinergias
solución integral
soluciones a medida
solo quería`,
  wordy: `a día de hoy > hoy
a la mayor brevedad posible > pronto
con anterioridad a > antes de
con el fin de > para
con el objetivo de > para
debido al hecho de que > porque
en el caso de que > si
en el momento actual > ahora
en relación con > sobre`,
};
