import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Page } from '#components/Page/Page.tsx';
import type {
  DraftOf,
  EntityDescription,
  EntityOf,
  FieldName,
} from '#domain/entities/description.ts';
import { plainBoardView, shownOnBoard, type BoardView } from '#domain/evidence/grounds.ts';
import { newFirst, type Collection } from '#domain/lists/collection.ts';
import type { FieldRewriting } from '#domain/rewriting/proposal.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import { presentRow } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import { t } from '#domain/words/translate.ts';
import { AddCustomButton } from '../toolbar/AddCustomButton.tsx';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { DeleteDialog } from '../list/DeleteDialog.tsx';
import { GenerateMoreButton } from '../generation/GenerateMoreButton.tsx';
import { GenerationNote } from '../generation/GenerationNote.tsx';
import { ListStack } from '../list/ListStack.ts';
import { GroundsBar } from '../evidence/GroundsBar.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { OnboardingStepper } from '../page/OnboardingStepper.tsx';
import { BoardBody } from './BoardBody.tsx';
import { BoardCards } from './BoardCards.tsx';
import type { BoardConfig } from './boardConfig.ts';
import { later } from '../page/later.tsx';

const RewriteDialogLater = later(
  async () => (await import('../rewriting/RewriteDialog.tsx')).RewriteDialog,
);
const EntityFormLater = later(async () => (await import('../form/EntityForm.tsx')).EntityForm);

type Open<Item, Field> =
  | { readonly kind: 'none' }
  /** `field` is the field with the focus at first. */
  | { readonly kind: 'form'; readonly item: Item | null; readonly field?: Field | undefined }
  | { readonly kind: 'rewriting'; readonly item: Item; readonly field: Field }
  | { readonly kind: 'deleting'; readonly item: Item };

export interface InsightBoardProps<Description extends EntityDescription> {
  config: BoardConfig<Description>;
  insights: Collection<EntityOf<Description>, DraftOf<Description>>;
  /** False before there is a company, when the page cannot show anything (D12). */
  hasCompany: boolean;
  /** The onboarding stage the person has reached. */
  stage: OnboardingStage;
  view: BoardView;
  onViewChange: (view: BoardView) => void;
  onNext: () => void;
  /** Rewrites single fields (D81). When absent, no card offers it. */
  rewriting?: FieldRewriting<EntityOf<Description>> | undefined;
}

/** A board of insights: its cards, the buttons to add more, and its dialogs. */
export function InsightBoard<Description extends EntityDescription>(
  props: InsightBoardProps<Description>,
) {
  const { config, insights, hasCompany, stage, view, onViewChange, onNext, rewriting } = props;
  const { remote, generation, newIds, actions } = insights;
  const { area, description, labelOf } = config;
  const [open, setOpen] = useState<Open<EntityOf<Description>, FieldName<Description>>>({
    kind: 'none',
  });
  const close = () => setOpen({ kind: 'none' });
  const items = itemsOf(remote);
  const edited = open.kind === 'form' && open.item ? presentRow(items, open.item) : null;
  const shown = newFirst(shownOnBoard(items, view), newIds);
  return (
    <>
      <Page
        above={<OnboardingStepper page={area} stage={stage} />}
        title={t(`${area}.title`)}
        lead={t(`${area}.lead`)}
        actions={
          hasCompany ? (
            <>
              <AddCustomButton onClick={() => setOpen({ kind: 'form', item: null })} />
              <GenerateMoreButton generation={generation} onGenerateMore={actions.onGenerateMore} />
            </>
          ) : null
        }
      >
        {hasCompany ? (
          <ListStack>
            <GenerationNote
              generation={generation}
              onGenerateMore={actions.onGenerateMore}
              onStopWaiting={actions.onStopWaiting}
            />
            <GroundsBar
              rows={items}
              isToCheck={view.isToCheck}
              onChange={(isToCheck) => onViewChange({ isToCheck })}
            />
            <BoardBody area={area} remote={remote} generation={generation} actions={actions}>
              {shown.length > 0 ? (
                <BoardCards
                  config={config}
                  items={shown}
                  newIds={newIds}
                  onEdit={(item, field) => setOpen({ kind: 'form', item, field })}
                  onConfirm={(item, field) => void actions.onConfirm(item, field)}
                  onDelete={(item) => setOpen({ kind: 'deleting', item })}
                  onRewrite={
                    rewriting?.isOffered
                      ? (item, field) => setOpen({ kind: 'rewriting', item, field })
                      : undefined
                  }
                />
              ) : (
                <EmptyState
                  kind="noMatch"
                  actions={
                    <Button onClick={() => onViewChange(plainBoardView)}>
                      {t('evidence.showAll')}
                    </Button>
                  }
                >
                  {t('evidence.noneToCheck')}
                </EmptyState>
              )}
            </BoardBody>
          </ListStack>
        ) : (
          <CompanyFirst />
        )}
      </Page>
      <PageFooter
        page={`/${area}`}
        backLabel={t(`${area}.back`)}
        next={{ label: t(`${area}.next`), onSelect: onNext }}
      />
      {open.kind === 'form' ? (
        <EntityFormLater
          description={description}
          row={edited}
          firstField={open.field}
          labelOf={config.fieldLabelOf}
          draftName={area}
          words={{
            add: `${area}.add`,
            edit: `${area}.edit`,
            submit: `${area}.submit`,
            missing: 'message.inline.invalid',
          }}
          onSave={(draft) => (edited ? actions.onEdit(edited, draft) : actions.onAdd(draft))}
          onClose={close}
        />
      ) : null}
      {rewriting && open.kind === 'rewriting' ? (
        <RewriteDialogLater
          rewriting={rewriting}
          rows={items}
          item={open.item}
          field={open.field}
          names={{ field: config.fieldLabelOf(open.field), row: labelOf(open.item) }}
          onClose={close}
        />
      ) : null}
      {open.kind === 'deleting' ? (
        <DeleteDialog area={area} onDelete={() => void actions.onDelete(open.item)} onClose={close}>
          {labelOf(open.item)}
        </DeleteDialog>
      ) : null}
    </>
  );
}
