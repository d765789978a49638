import { comparePart } from '@/components/compare/header/compare.fixture';
import { drawerAccount } from '@/components/shell/account/drawer-account.fixture';
import messages from '@/messages/en-GB.json';
import type { NoticesProps } from './notices';

const labels = {
  notices: messages.notices.label,
  close: messages.shell.close,
  showAll: messages.notices.showAll,
  offline: messages.notices.offline,
  online: messages.notices.online,
  fetchingData: messages.shell.fetchingData,
  sessionEnded: messages.notices.sessionEnded,
  sessionEnding: messages.notices.sessionEnding,
  signIn: messages.notices.signIn,
  newVersion: messages.notices.newVersion,
  update: messages.notices.update,
};
/** What any page hands to its notices, in English; what is optional is absent. */
export const noticeParts: NoticesProps = {
  labels,
  accountMenu: drawerAccount.menu,
  ...{ gate: null, hearts: null, push: null, analytics: null },
  compare: comparePart,
};
