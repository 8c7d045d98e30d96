export const aiFeatures = ['Summarize', 'Highlights', 'Tags', 'Redact', 'Insights'] as const;
export type AiFeature = (typeof aiFeatures)[number];

/** Those whose mode people choose. */
export const chosenFeatures = [
  'Summarize',
  'Highlights',
  'Tags',
  'Redact',
] as const satisfies readonly AiFeature[];
export type ChosenFeature = (typeof chosenFeatures)[number];

export const aiModes = ['On', 'Suggest', 'Off'] as const;
export type AiMode = (typeof aiModes)[number];
export type AiModes = Readonly<Record<AiFeature, AiMode>>;

export const defaultAiModes: AiModes = {
  Summarize: 'On',
  Highlights: 'Suggest',
  Tags: 'On',
  Redact: 'On',
  Insights: 'On',
};

/** A project may choose for itself; what it leaves open follows the workspace, then the default. */
export function effectiveAiModes(choices: {
  isGenerativeAiOn: boolean;
  workspace: Partial<AiModes>;
  project?: Partial<AiModes>;
}): AiModes {
  const modes = { ...defaultAiModes, ...choices.workspace, ...choices.project };
  return choices.isGenerativeAiOn ? modes : allOff;
}

const allOff: AiModes = { Summarize: 'Off', Highlights: 'Off', Tags: 'Off', Redact: 'Off', Insights: 'Off' };
