/** Stands in the shells where the deployer's own name belongs. */
export const brandPlace = '%brand%';

/** Stands in the notice where the deployer's words belong. */
export const noticePlace = '%notice%';

/** Stands in the notice's link where its address belongs. */
export const linkPlace = 'https://notice.invalid/';
