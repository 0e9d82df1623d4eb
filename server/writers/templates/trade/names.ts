const words = (lines: string): readonly string[] => lines.trim().split(/\s+/);

/** Given names from many countries, so that a list of prospects looks realistic. */
export const givenNames = words(`
  Amara Ben Clara Dario Elena Farid Greta Hassan Ines Jonas Keiko Liam Mira Noah Olena Pablo Quinn Rosa Samir Tess
  Umar Vera Wanda Xavier Yara Zoe Anil Bianca Callum Daniela Emeka Fiona Gabriel Hana Ivan Jana Kofi Leila Marco
  Nadia Oskar Priya Ravi Sofia Tomas Uma Viktor Wei Yusuf Zara Astrid Bruno Chiara Dev Eva Felix Grace Hugo Iris
  Jamal Karin Luca Maya Nils
`);

/** Family names from the same countries. */
export const familyNames = words(`
  Abbott Bergström Castellano Dhillon Eriksen Ferreira Goldberg Haddad Ivanova Jansen Kowalski Lindqvist Moreau Nakamura
  Okafor Petrov Quintero Rossi Schneider Takahashi Ueda Vasquez Whitfield Xu Yilmaz Zimmermann Almeida Bianchi Chaudhry
  Doyle Estrada Fischer Grant Hoffmann Ismail Jovanović Kaur Larsen Mbeki Novak O'Connor Park Reyes Shevchenko
  Thompson Urbina Visser Walsh Yamada Zhang Adeyemi Brandt Costa Dimitrov Espinoza Fontaine Gallagher Herrera Iqbal
  Jensen Kim Laurent Mensah Nguyen
`);

/** First words of invented company names, chosen not to match any company known to us. */
export const companyRoots = words(`
  Harrowgate Tidewell Brightmoor Calderbrook Ashgrove Fennimore Larkhill Northbeck Oakhaven Pellworth Quillfield
  Ravensby Stonebridge Thornbury Underhill Valemont Westerby Yarrow Amberley Birchfield Coldwater Dunmere Eastlake
  Foxglove Glenhaven Hollowell Ironwood Juniper Kestrel Lindenhall Marlow Nettleton Orchard Pinecrest Redfern
  Silverbeck Tamarind Umberfield Verbena Willowmere Applegarth Bramblewood Cedarholm Driftwood Elmstead Fairwater
  Greystone Heathcote Islington Jasperfield Kingsmoor Longmeadow Millbrook Newhaven Osterley Primrose Rookwood
  Saltmarsh Thistledown Upland
`);
