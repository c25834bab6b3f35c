vcl 4.1;

# Varnish before the site: pages stay until their content changes. The site tells by CDN_PURGE_URL=http://varnish/.purge with
# CDN_PURGE_HEADERS=authorization=Bearer%20change-me; xkey is in varnish-modules.
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 30s;
  # Away after three seconds, back with the first answer.
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 1;
    .initial = 1;
  }
}

acl site {
  "127.0.0.1";
  "10.0.0.0"/8;
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (client.ip !~ site || req.http.authorization != "Bearer change-me") {
      return (synth(403));
    }
    set req.http.forgotten = xkey.purge(req.http.surrogate-key);
    return (synth(200, "Forgotten: " + req.http.forgotten));
  }
  if (req.url == "/metrics") {
    return (synth(404));
  }
  # Drafts are for one reader.
  if (req.url ~ "[?&]preview=") {
    return (pass);
  }
  # The site sets no cookie and reads none.
  unset req.http.cookie;
  # A page past its time is shown for a minute while the next is fetched; where the site is away, or has just failed, for as long as it
  # allows.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 60s;
    unset req.http.x-again;
  } else {
    set req.grace = 24h;
    set req.http.x-again = "yes";
  }
}

# A site that is away, or busy, loses no page that is known: it is looked for once more.
sub keep_what_is_known {
  if (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.x-again)) {
    return (abandon);
  }
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_backend_error {
  call keep_what_is_known;
}

sub vcl_backend_response {
  if (beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
  # How long a CDN may keep a page is not what a browser may.
  if (beresp.http.cdn-cache-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*?max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.cdn-cache-control, "^.*?stale-if-error=(\d+).*$", "\1s"), 10s);
  }
  if (beresp.status >= 500) {
    call keep_what_is_known;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
  unset resp.http.via;
  unset resp.http.x-varnish;
}
