import { useSearchParams } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/note.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AppearancePane } from './appearance-pane.tsx';
import { DataPane } from './data-pane.tsx';
import { NotificationsPane } from './notifications-pane.tsx';
import { ProfilePane } from './profile-pane.tsx';
import { SecurityPane } from './security-pane.tsx';
import type { SettingsActs } from './settings-acts.ts';
import './settings.css';

const TABS = ['profile', 'security', 'notifications', 'appearance', 'data'] as const;
type Tab = (typeof TABS)[number];

/** In the address, so that another screen can lead to a part. */
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
  if (tab === 'data') return <DataPane acts={acts} passwordless={profile.value?.passwordless ?? false} />;
  if (tab === 'security') return <SecurityPane acts={acts} />;
  if (!profile.value) return <Note kind="info">{settings.notHere}</Note>;
  if (tab === 'notifications') return <NotificationsPane settings={profile.value.settings} />;
  if (tab === 'appearance') return <AppearancePane settings={profile.value.settings} acts={acts} />;
  return <ProfilePane profile={profile.value} acts={acts} />;
}
