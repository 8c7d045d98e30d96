export { PersonalDataDialog } from './personal-data-dialog.tsx';
export { PersonalDataReview } from './personal-data-review.tsx';
export { PersonalKindsSetting } from './personal-kinds-setting.tsx';
export { useReview } from './review-personal-data.ts';
