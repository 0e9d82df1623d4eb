import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SkeletonCards } from '#components/Skeleton/SkeletonCards.tsx';
import type {
  DraftOf,
  EntityDescription,
  EntityOf,
  FieldName,
} from '#domain/entities/description.ts';
import { plainBoardView, shownOnBoard, type BoardView } from '#domain/evidence/grounds.ts';
import type { Collection } from '#contracts/collection.ts';
import { newFirst } from '#domain/lists/collection.ts';
import { presentRow } from '#domain/lists/entityId.ts';
import { itemsOf } from '#domain/lists/remote.ts';
import type { OnboardingStage } from '#domain/onboarding/onboarding.ts';
import type { FieldRewriting } from '#contracts/fieldRewriting.ts';
import { t } from '#domain/words/translate.ts';
import { GroundsBar } from '../evidence/GroundsBar.tsx';
import { GenerateMoreButton } from '../generation/GenerateMoreButton.tsx';
import { GenerationNote } from '../generation/GenerationNote.tsx';
import { ListStack } from '../list/ListStack.ts';
import { NothingYet } from '../list/NothingYet.tsx';
import { CompanyFirst } from '../page/CompanyFirst.tsx';
import { later } from '../page/later.tsx';
import { OnboardingStepper } from '../page/OnboardingStepper.tsx';
import { PageFooter } from '../page/PageFooter.tsx';
import { AddCustomButton } from '../toolbar/AddCustomButton.tsx';
import { BoardCard } from './BoardCard.tsx';
import type { BoardConfig } from './boardConfig.ts';
import { CardListState } from './CardListState.tsx';
import { CardPortions } from './CardPortions.tsx';

const RewriteDialogLater = later(() => import('../rewriting/RewriteDialog.tsx'), 'RewriteDialog');
const EntityFormLater = later(() => import('../form/EntityForm.tsx'), 'EntityForm');

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
            <GenerationNote generation={generation} actions={actions} />
            <GroundsBar rows={items} view={view} onChange={onViewChange} />
            <CardListState
              remote={remote}
              generation={generation}
              messages={[t('board.overlay.1'), t(`${area}.overlay.2`), t(`${area}.overlay.3`)]}
              doneLabel={t(`${area}.loaded`)}
              skeleton={<SkeletonCards count={6} lines={4} />}
              empty={
                <NothingYet actions={actions}>
                  {t(
                    remote.status === 'empty' && remote.isExhausted
                      ? `${area}.exhausted`
                      : `${area}.empty`,
                  )}
                </NothingYet>
              }
              onReload={actions.onReload}
            >
              {shown.length > 0 ? (
                <CardPortions
                  label={t(`${area}.list`)}
                  items={shown}
                  renderCard={(item) => (
                    <BoardCard
                      key={String(item.id)}
                      config={config}
                      item={item}
                      isNew={newIds.has(String(item.id))}
                      onEdit={(field) => setOpen({ kind: 'form', item, field })}
                      onConfirm={(field) => void actions.onConfirm(item, field)}
                      onDelete={() => setOpen({ kind: 'deleting', item })}
                      onRewrite={
                        rewriting?.isOffered
                          ? (field) => setOpen({ kind: 'rewriting', item, field })
                          : undefined
                      }
                    />
                  )}
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
                  {t(view.isToCheck ? 'evidence.noneToCheck' : 'evidence.noneGone')}
                </EmptyState>
              )}
            </CardListState>
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
        <ConfirmDialog
          title={t(`${area}.deleteTitle`)}
          description={t(`${area}.deleteAsk`)}
          confirmLabel={t('general.delete')}
          onConfirm={() => {
            void actions.onDelete(open.item);
            close();
          }}
          onCancel={close}
        >
          {labelOf(open.item)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
