import client.ApiClient;
import client.ApiException;
import client.api.ScansApi;
import client.api.TargetsApi;
import client.api.UsageApi;
import client.api.WebhooksApi;
import client.model.*;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The workflow of the API document with the client that openapi-generator makes for Java. */
public class OpenapiGenerator {
  static void check(boolean holds, Object what) {
    if (!holds) throw new IllegalStateException(String.valueOf(what));
  }

  static ScanCreate scan(String target, ScanType type) {
    return new ScanCreate().target(target).scanType(type);
  }

  public static void main(String[] args) throws Exception {
    String site = System.getenv("SITE");
    String key = "java-" + System.nanoTime();
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("API_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("API_KEY")));
    TargetsApi targets = new TargetsApi(client);
    ScansApi scans = new ScansApi(client);
    WebhooksApi webhooks = new WebhooksApi(client);

    Target target = targets.createTarget(new CreateTargetRequest().hostname(site), key);
    check(target.getVerification().getMethod() == null, target);
    Files.writeString(Path.of(System.getenv("PROOF_FILE")), target.getVerification().getToken());
    Target verified = targets.verifyTarget(
        target.getId(), new VerifyTargetRequest().method(VerifyTargetRequest.MethodEnum.HTTP_FILE), null);
    check(verified.getStatus() == TargetStatus.VERIFIED, verified);
    check(verified.getVerification().getMethod() == VerificationMethod.HTTP_FILE, verified);

    ScanCreate quick = scan(site, ScanType.QUICK)
        .metadata(Map.of("sha", "abc"))
        .options(new ScanCreateOptions().severityOverrides(Map.of("http.no-https", Severity.INFO)));
    BulkScanCreate batch = new BulkScanCreate().scans(List.of(quick, scan(site, ScanType.STANDARD)));
    BulkScanResult made = scans.createScansBulk(batch, key);
    var again = scans.createScansBulkWithHttpInfo(batch, key);
    check("true".equals(again.getHeaders().get("idempotent-replayed").get(0)), again.getHeaders());
    Scan first = made.getResults().get(0).getScan();
    check(again.getData().getResults().get(0).getScan().getId().equals(first.getId()), "replay");
    check(made.getSummary().getSucceeded() == 2 && "abc".equals(first.getMetadata().get("sha")), made);
    check(first.getOptions().getSeverityOverrides().get("http.no-https") == Severity.INFO, first.getOptions());

    BulkScanCreate refused = new BulkScanCreate().scans(List.of(scan("10.0.0.1", ScanType.QUICK))).failFast(true);
    try {
      scans.createScansBulk(refused, null);
      check(false, "a refused batch was created");
    } catch (ApiException failure) {
      BulkScanRefusal refusal = client.getObjectMapper().readValue(failure.getResponseBody(), BulkScanRefusal.class);
      check(failure.getCode() == 422 && refusal.getResults().get(0).getError().getCode() != null, refusal);
    }

    String last = null;
    long deadline = System.nanoTime() + 120_000_000_000L;
    for (BulkScanEntry result : made.getResults()) {
      last = result.getScan().getId();
      for (;;) {
        Scan scan = scans.getScan(last);
        if (scan.getStatus() != ScanStatus.QUEUED && scan.getStatus() != ScanStatus.RUNNING) {
          check(scan.getStatus() == ScanStatus.SUCCEEDED, scan);
          check(scan.getFindingsCount().getTotal() > 0 && scan.getFailure() == null, scan);
          break;
        }
        check(System.nanoTime() < deadline, "the scans did not end");
        Thread.sleep(200);
      }
    }

    ListFindings200Response findings = scans.listFindings(last, null, null, "critical", null, null, null);
    check("exposure.env".equals(findings.getData().get(0).getCheckId()), findings);
    check(findings.getData().get(0).getCvss().getVector() != null, findings);
    Report report = scans.getReport(last);
    check(report.getSummary().getBySeverity().getCritical() == findings.getData().size(), report.getSummary());
    check(report.getChecks().stream().anyMatch(result -> result.getStatus() == CheckStatus.PASSED), report.getChecks());
    byte[] pdf = Files.readAllBytes(scans.getReportPdf(last).toPath());
    check(new String(Arrays.copyOf(pdf, 5)).equals("%PDF-"), pdf.length);
    check(new UsageApi(client).getUsage().getLast30d().getByOperation().get("scan.standard") >= 20, "usage");

    WebhookCreate create = new WebhookCreate()
        .url(URI.create("https://127.0.0.1:9/" + key).toString())
        .events(Set.of(EventType.TARGET_VERIFIED));
    WebhookWithSecret hook = webhooks.createWebhook(create, key);
    check(hook.getSecret().length() > 20, "secret");
    check(hook.getEvents().contains(EventType.TARGET_VERIFIED), hook.getEvents());
    check(webhooks.listWebhooks(null, null).getData().get(0).getId().equals(hook.getId()), "list");
    check(webhooks.getWebhook(hook.getId()).getUrl().equals(hook.getUrl()), "url");
    webhooks.deleteWebhook(hook.getId());
    System.out.println("workflow complete");
  }
}
