import { useSearchParams } from 'react-router-dom';
import type { User } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { AppearancePane } from './appearance-pane.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { DataPane } from './data-pane.tsx';
import { IdentityGate } from '#parts/identity/identity-gate.tsx';
import { NotificationsPane } from './notifications-pane.tsx';
import { ProfilePane } from './profile-pane.tsx';
import { SecurityPane } from './security-pane.tsx';
import type { SettingsActs } from './settings-acts.ts';
import './settings.css';

const TABS = ['profile', 'security', 'notifications', 'appearance', 'data'] as const;
type Tab = (typeof TABS)[number];

/** In the URL, so that other screens can link to a section. */
const PARAM = 'part';

export function SettingsScreen({ acts }: { acts: SettingsActs }) {
  const { settings } = useText();
  const [search, setSearch] = useSearchParams();
  const current = TABS.find((tab) => tab === search.get(PARAM)) ?? 'profile';
  return (
    <Page>
      <PageHead title={settings.title} />
      <div className="settings">
        <Tabs
          label={settings.tabsLabel}
          tabs={TABS.map((key) => ({ key, label: settings.tabs[key] }))}
          current={current}
          onChange={(tab) =>
            setSearch(tab === 'profile' ? {} : { [PARAM]: tab }, { replace: true, preventScrollReset: true })
          }
        >
          <Pane key={current} tab={current} acts={acts} />
        </Tabs>
      </div>
    </Page>
  );
}

function Pane({ tab, acts }: { tab: Tab; acts: SettingsActs }) {
  const { settings } = useText();
  const { db } = useDevice();
  const profile = useLive(() => profileOf(db), [db]);
  if (profile.status === 'loading') return <Skeleton label={settings.loading} rows={4} />;
  const passwordless = profile.value?.passwordless ?? false;
  if (tab === 'data') return <DataPane acts={acts} passwordless={passwordless} />;
  if (tab === 'security') return <SecurityPane acts={acts} passwordless={passwordless} />;
  if (!profile.value) return <Note kind="info">{settings.notHere}</Note>;
  return <SettingsPane key={tab} tab={tab} acts={acts} profile={profile.value} />;
}

interface KeptProps {
  tab: 'profile' | 'notifications' | 'appearance';
  acts: SettingsActs;
  profile: User;
}

/** Restores an unsaved draft. */
function SettingsPane({ tab, acts, profile }: KeptProps) {
  const { settings: words } = useText();
  const savedDraft = useFormDraft(formNames[tab]);
  if (savedDraft.status === 'loading') return <Skeleton label={words.loading} rows={4} />;
  const { settings } = profile;
  if (tab === 'notifications')
    return (
      <>
        <NotificationsPane settings={settings} kept={savedDraft.value} />
        {profile.role !== 'judge' && (
          <IdentityGate passwordless={profile.passwordless ?? false}>
            <CalendarFeeds />
          </IdentityGate>
        )}
      </>
    );
  if (tab === 'appearance') return <AppearancePane settings={settings} acts={acts} kept={savedDraft.value} />;
  return <ProfilePane profile={profile} acts={acts} kept={savedDraft.value} />;
}
