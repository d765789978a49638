'use client';

import { useEffect, useRef, useState } from 'react';
import { AuthBar } from '@/components/shell/account/auth-bar';
import type { DrawerAccount } from '@/components/shell/account/drawer-account';
import { Link } from '@/components/ui/controls/link';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/image/icon';
import type { IconName } from '@/components/ui/image/icon-sprite';
import { Busy } from '@/components/ui/spinner';
import { useLoaded } from '@/components/ui/use-loaded';
import { watchMedia } from '@/lib/browser/media-query';
import { DESKTOP_QUERY } from '@/lib/config/breakpoints';
import { useSignedIn } from '@/lib/customer/user-store';
import { type PartTexts, partTextsPath } from '@/lib/i18n/part-texts';
import { readOnce } from '@/lib/magento/browser/shop-read';
import { type MenuEntry, readCategoryMenu } from '@/lib/shell/category-menu';
import { type DrawerView, showInDrawer, useDrawerView, viewBefore, viewFor } from '@/lib/shell/drawer-view';
import { useShellStore } from '@/lib/shell/shell-store';

/** A way out of the drawer that is no category. */
export interface DrawerLink {
  icon: IconName;
  label: string;
  href: string;
}

interface MenuDrawerProps {
  links: readonly DrawerLink[];
  account: DrawerAccount;
  labels: MenuDrawerLabels;
}

export interface MenuDrawerLabels {
  title: string;
  close: string;
  back: string;
  /** `{name}` stands for the category. */
  all: string;
  /** Of the account, while no name is known. */
  account: string;
  loading: string;
}

const loadViews = () => import('@/components/shell/account/account-views').then((code) => code.AccountViews);
const loadTexts = readOnce(partTextsPath('account'), (texts: PartTexts<'account'>) => texts);

/** From the side: the category tree, one level at a time, or the account [SHELL-5]. */
export function MenuDrawer({ links, account, labels }: MenuDrawerProps) {
  const isOpen = useShellStore((state) => state.drawer === 'MENU');
  const close = useShellStore((state) => state.closeDrawer);
  const [path, setPath] = useState<MenuEntry[]>([]);
  const [menu] = useState(readCategoryMenu);
  const heading = useRef<HTMLHeadingElement>(null);
  const category = path.at(-1);
  const isSignedIn = useSignedIn();
  const view = useDrawerView((state) => viewFor(state.view, isSignedIn === true));
  const isMenu = view === 'MENU';

  // Wider than a tablet, the menu stands in the page.
  useEffect(() => watchMedia(DESKTOP_QUERY, (isDesktop) => isDesktop && close()), [close]);

  useEffect(() => {
    if (!isOpen) showInDrawer('MENU');
  }, [isOpen]);

  const shown = useRef(view);
  useEffect(() => {
    // The button that was pressed goes away with its view.
    if (shown.current !== view && isOpen) heading.current?.focus();
    shown.current = view;
  }, [view, isOpen]);

  function go(next: MenuEntry[]) {
    setPath(next);
    // The button that was pressed goes away with its level.
    heading.current?.focus();
  }

  function goBack() {
    if (isMenu) go(path.slice(0, -1));
    else showInDrawer(viewBefore(view));
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      place="left"
      name={isMenu ? labels.title : account.titles[view]}
      title={isMenu ? (category?.name ?? labels.title) : account.titles[view]}
      headingRef={heading}
      closeLabel={labels.close}
      back={category || !isMenu ? { label: labels.back, onClick: goBack } : null}
      footer={isMenu ? <AuthBar account={account} label={labels.account} onFollow={close} /> : null}
    >
      {isMenu ? (
        <>
          <MenuLevel
            category={category ?? null}
            nodes={category?.children ?? menu}
            allLabel={labels.all}
            onEnter={(node) => go([...path, node])}
            onFollow={close}
          />
          <DrawerLinks links={links} onFollow={close} />
        </>
      ) : (
        <AccountPart view={view} account={account} loading={labels.loading} onFollow={close} />
      )}
    </Dialog>
  );
}

interface AccountPartProps {
  view: Exclude<DrawerView, 'MENU'>;
  account: DrawerAccount;
  loading: string;
  onFollow: () => void;
}

/** The account's views, loaded with the first of them, the forms with their texts; without them a link stands there. */
function AccountPart({ view, account, loading, onFollow }: AccountPartProps) {
  const AccountViews = useLoaded(loadViews, true);
  const hasForm = view !== 'MY_ACCOUNT';
  const texts = useLoaded(loadTexts, hasForm);
  if (AccountViews && (texts || !hasForm))
    return <AccountViews view={view} account={account} texts={texts || null} onFollow={onFollow} />;
  if (AccountViews !== false && texts !== false) {
    return (
      <div className="m-auto p-4">
        <Busy label={loading} />
      </div>
    );
  }
  return (
    <a href={account.hrefs.account} className="target m-4 font-medium text-evergreen underline underline-offset-4">
      {account.titles[view]}
    </a>
  );
}

function DrawerLinks({ links, onFollow }: { links: readonly DrawerLink[]; onFollow: () => void }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-auto border-t border-line p-2">
      {links.map(({ icon, label, href }) => (
        <li key={href}>
          <Link
            href={href}
            onClick={onFollow}
            className="flex min-h-12 items-center gap-3 rounded-input px-4 hover:bg-sunken"
          >
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MenuLevelProps {
  /** The category whose children are shown; null at the top. */
  category: MenuEntry | null;
  nodes: MenuEntry[];
  allLabel: string;
  onEnter: (node: MenuEntry) => void;
  onFollow: () => void;
}

const ENTRY = 'flex min-h-12 w-full items-center justify-between gap-3 rounded-input px-4 text-left hover:bg-sunken';

function MenuLevel({ category, nodes, allLabel: allWord, onEnter, onFollow }: MenuLevelProps) {
  return (
    <ul className="p-2">
      {category ? (
        <li>
          <Link
            href={category.href}
            data-page="CATEGORY"
            onClick={onFollow}
            className={`${ENTRY} font-semibold text-evergreen`}
          >
            {allWord.replace('{name}', () => category.name)}
          </Link>
        </li>
      ) : null}
      {nodes.map((node) => (
        <li key={node.href}>
          {node.children.length > 0 ? (
            <button type="button" onClick={() => onEnter(node)} className={ENTRY}>
              {node.name}
              <Icon name="chevron-right" className="size-4" />
            </button>
          ) : (
            <Link href={node.href} data-page="CATEGORY" onClick={onFollow} className={ENTRY}>
              {node.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
